//! What every set that is kept in one machine word has, whatever its members are.

/// Gives a type `struct Set(u64)` with a constant `ALL` the ways of a set, and
/// makes the iterator over its members, which are numbered by a function `bit`
/// and made from that number by a function `from_bit`.
macro_rules! word_set {
    ($set:ident of $member:ident as $one:literal, $many:literal, by $members:ident) => {
        impl $set {
            #[doc = concat!("No ", $one, ".")]
            pub const EMPTY: $set = $set(0);

            #[doc = concat!("The set of one ", $one, ".")]
            #[must_use]
            pub const fn of(member: $member) -> $set {
                $set(1 << member.bit())
            }

            /// A set from bits of which some may stand for nothing; those are left out.
            pub(crate) const fn from_bits(bits: u64) -> $set {
                $set(bits & Self::ALL.0)
            }

            pub(crate) const fn bits(self) -> u64 {
                self.0
            }

            #[doc = concat!("True when the ", $one, " is in the set.")]
            #[must_use]
            pub const fn contains(self, member: $member) -> bool {
                self.0 >> member.bit() & 1 != 0
            }

            #[doc = concat!("Puts a ", $one, " in. True when it was not there.")]
            pub fn insert(&mut self, member: $member) -> bool {
                let new = !self.contains(member);
                *self |= $set::of(member);
                new
            }

            #[doc = concat!("Takes a ", $one, " out. True when it was there.")]
            pub fn remove(&mut self, member: $member) -> bool {
                let old = self.contains(member);
                *self -= $set::of(member);
                old
            }

            #[doc = concat!("How many ", $many, " there are.")]
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// True when there is none.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[doc = concat!("True when every ", $one, " of this set is in the other.")]
            #[must_use]
            pub const fn is_subset(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            #[doc = concat!("The first ", $one, " in their order, a1 first.")]
            #[must_use]
            pub const fn first(self) -> Option<$member> {
                if self.0 == 0 { None } else { Some($member::from_bit(self.0.trailing_zeros())) }
            }

            #[doc = concat!("The ", $many, ", a1 first.")]
            #[must_use]
            pub const fn iter(self) -> $members {
                $members(self)
            }
        }

        #[doc = concat!("The ", $many, " of a set, a1 first.")]
        #[derive(Clone, Debug)]
        pub struct $members($set);

        impl Iterator for $members {
            type Item = $member;

            #[inline]
            fn next(&mut self) -> Option<$member> {
                let first = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(first)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl DoubleEndedIterator for $members {
            #[inline]
            fn next_back(&mut self) -> Option<$member> {
                let last = $member::from_bit(self.0.0.checked_ilog2()?);
                self.0.remove(last);
                Some(last)
            }
        }

        impl ExactSizeIterator for $members {}
        impl core::iter::FusedIterator for $members {}

        impl IntoIterator for $set {
            type Item = $member;
            type IntoIter = $members;

            fn into_iter(self) -> $members {
                self.iter()
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $set {
                members.into_iter().fold($set::EMPTY, |set, member| set | $set::of(member))
            }
        }

        impl Extend<$member> for $set {
            fn extend<I: IntoIterator<Item = $member>>(&mut self, members: I) {
                for member in members {
                    self.insert(member);
                }
            }
        }

        impl core::ops::BitOr for $set {
            type Output = $set;

            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = $set;

            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl core::ops::Sub for $set {
            type Output = $set;

            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl core::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: $set) {
                *self = *self | other;
            }
        }

        impl core::ops::BitAndAssign for $set {
            fn bitand_assign(&mut self, other: $set) {
                *self = *self & other;
            }
        }

        impl core::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: $set) {
                *self = *self - other;
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(crate) use word_set;
