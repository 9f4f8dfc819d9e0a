// Runs the C++ tests and prints TAP, a line for each test case. Whatever a case checks, it must leave no board and no
// game behind, and must check something.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <fanorona.hpp>

#include <ostream>
#include <string>

namespace {

class tap : public doctest::IReporter {
public:
    explicit tap(const doctest::ContextOptions &options) : out(*options.cout) {}

    void test_case_start(const doctest::TestCaseData &started) override { name = started.m_name; }
    void test_case_end(const doctest::CurrentTestCaseStats &stats) override
    {
        const auto boards = fanorona::live();
        const auto games = fanorona::game_live();
        if (boards != 0 || games != 0)
            remark("left over: " + std::to_string(boards) + " boards, " + std::to_string(games) + " games");
        const auto count = stats.numAssertsCurrentTest;
        if (count == 0)
            remark("nothing was checked");
        const bool ok = stats.failure_flags == 0 && boards == 0 && games == 0 && count != 0;
        failed = failed || !ok;
        out << (ok ? "ok " : "not ok ") << ++number << " - " << name << " (" << count << " checks)\n" << std::flush;
    }
    void test_case_exception(const doctest::TestCaseException &thrown) override
    {
        remark(std::string("thrown: ") + thrown.error_string.c_str());
    }
    void log_assert(const doctest::AssertData &check) override
    {
        if (!check.m_failed)
            return;
        remark(std::string(check.m_file) + ":" + std::to_string(check.m_line) + ": " + check.m_expr);
        if (check.m_threw)
            remark(std::string("thrown: ") + check.m_exception.c_str());
        else if (check.m_decomp.size() > 0)
            remark(std::string("that is: ") + check.m_decomp.c_str());
    }
    void test_run_end(const doctest::TestRunStats &) override { out << "1.." << number << '\n' << std::flush; }

    void report_query(const doctest::QueryData &) override {}
    void test_run_start() override {}
    void test_case_reenter(const doctest::TestCaseData &) override {}
    void subcase_start(const doctest::SubcaseSignature &) override {}
    void subcase_end() override {}
    void log_message(const doctest::MessageData &message) override { remark(message.m_string.c_str()); }
    void test_case_skipped(const doctest::TestCaseData &) override {}

    static inline bool failed = false;

private:
    void remark(const std::string &text)
    {
        out << "# ";
        for (const char letter : text)
            out << letter << (letter == '\n' ? "# " : "");
        out << '\n';
    }

    std::ostream &out;
    std::string name;
    int number = 0;
};

REGISTER_REPORTER("tap", 0, tap);

} // namespace

int main(int argc, char **argv)
{
    doctest::Context context;
    context.setOption("reporters", "tap");
    context.setOption("order-by", "file");
    context.applyCommandLine(argc, argv);
    return context.run() != 0 || tap::failed;
}
