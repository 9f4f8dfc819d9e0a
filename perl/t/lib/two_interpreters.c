/* Two perl interpreters in one process, each with a board of its own.  They play in
 * turn; the first is taken down, and the second goes on.  Arguments: what perl is to be
 * started with, as "-Idir" words, and the player, a program with the subroutines that
 * are called here.  Prints what they return; 0 when all went well. */
#include <EXTERN.h>
#include <perl.h>
#include <stdio.h>

EXTERN_C void boot_DynaLoader(pTHX_ CV *cv);

static void xs_init(pTHX) { newXS("DynaLoader::boot_DynaLoader", boot_DynaLoader, __FILE__); }

static PerlInterpreter *start(int argc, char **argv)
{
    PerlInterpreter *my_perl = perl_alloc();
    char *words[64];
    int n = 0, i;

    if (my_perl == NULL)
        return NULL;
    PERL_SET_CONTEXT(my_perl);
    perl_construct(my_perl);
    PL_exit_flags |= PERL_EXIT_DESTRUCT_END;
    words[n++] = (char *)"two_interpreters";
    for (i = 1; i < argc && n < 60; i++)
        words[n++] = argv[i];
    words[n] = NULL;
    if (perl_parse(my_perl, xs_init, n, words, NULL) != 0 || perl_run(my_perl) != 0)
        return NULL;
    return my_perl;
}

/* Calls a subroutine of one interpreter with one word and prints what it says. */
static void say(PerlInterpreter *my_perl, const char *who, const char *sub, const char *word)
{
    PERL_SET_CONTEXT(my_perl);
    {
        dSP;
        int n;

        ENTER;
        SAVETMPS;
        PUSHMARK(SP);
        XPUSHs(sv_2mortal(newSVpv(word, 0)));
        PUTBACK;
        n = call_pv(sub, G_SCALAR | G_EVAL);
        SPAGAIN;
        printf("%s %s: ", who, sub);
        if (SvTRUE(ERRSV))
            printf("died: %s\n", SvPV_nolen(ERRSV));
        else
            printf("%s\n", n == 1 ? SvPV_nolen(TOPs) : "nothing");
        if (n == 1)
            (void)POPs;
        PUTBACK;
        FREETMPS;
        LEAVE;
    }
}

static void end(PerlInterpreter *my_perl)
{
    PERL_SET_CONTEXT(my_perl);
    PL_perl_destruct_level = 1;
    perl_destruct(my_perl);
    perl_free(my_perl);
}

int main(int argc, char **argv, char **env)
{
    static const char *const choices[] = { "0", "3", "1", "4", "2", "5", "7", "6" };
    PerlInterpreter *one, *two;
    int i;

    PERL_SYS_INIT3(&argc, &argv, &env);
    one = start(argc, argv);
    two = start(argc, argv);
    if (one == NULL || two == NULL) {
        fprintf(stderr, "an interpreter did not start\n");
        return 2;
    }
    say(one, "one", "begin", "0");
    say(two, "two", "begin", "1");
    for (i = 0; i < 8; i++) {
        say(one, "one", "turn", choices[i]);
        say(two, "two", "turn", choices[7 - i]);
    }
    say(one, "one", "refuse", "");
    say(two, "two", "refuse", "");
    say(one, "one", "whole", "");
    say(two, "two", "whole", "");
    say(one, "one", "live", "");
    say(one, "one", "warned", "");
    end(one);
    say(two, "two", "live", "");
    for (i = 0; i < 8; i++)
        say(two, "two", "turn", choices[i]);
    say(two, "two", "refuse", "");
    say(two, "two", "whole", "");
    say(two, "two", "back", "");
    one = start(argc, argv);
    if (one == NULL) {
        fprintf(stderr, "an interpreter did not start again\n");
        return 2;
    }
    say(one, "again", "begin", "2");
    say(one, "again", "turn", "0");
    say(two, "two", "turn", "1");
    end(two);
    say(one, "again", "back", "");
    say(one, "again", "warned", "");
    say(one, "again", "live", "");
    end(one);
    PERL_SYS_TERM();
    return 0;
}
