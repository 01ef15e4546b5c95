import type { FixedText } from './fixed-text.ts'

/** Texts of the account and of the sign-in. */
export const accountTexts: readonly FixedText[] = [
  // Account
  {
    text: 'Account',
    where: 'the heading and the title of the account, and its link in the menu',
    sources: ['web/account/account-screen.tsx', 'web/route-table.ts', 'web/shell/links.ts'],
    seen: { chapter: 42, at: '/account' },
  },
  {
    text: 'Member since {}',
    where: 'Account, Profile',
    sources: ['web/account/profile-tab.tsx'],
  },
  {
    text: 'Chapter {} of {}',
    where: 'Account, Profile, the reading progress',
    sources: ['web/account/profile-tab.tsx'],
    seen: { chapter: 42, at: '/account', shown: 'Chapter 42 of 1430' },
  },
  {
    text: 'Your Journey',
    where: 'Account, Profile',
    sources: ['web/account/profile-tab.tsx'],
    seen: { chapter: 42, at: '/account' },
  },
  {
    text: 'Unlocked!',
    where: 'the record of an achievement that is unlocked',
    sources: ['web/account/achievement-sheet.tsx'],
  },
  {
    text: 'Error signing out: ',
    where: 'the alert of a sign-out that failed; its reason follows',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Error deleting account: ',
    where: 'the alert of a deletion that failed; its reason follows',
    sources: ['api/errors.ts'],
  },

  // Sign-in
  {
    text: 'Continue with Google',
    where: 'the sign-in',
    sources: ['web/auth/other-ways.tsx'],
    seen: { chapter: 42, at: '/auth' },
  },
  {
    text: 'Continue as Guest',
    where: 'the sign-in',
    sources: ['web/auth/other-ways.tsx'],
    seen: { chapter: 42, at: '/auth' },
  },
  {
    text: 'Minimum {} characters',
    where: 'the sign-in, below the password',
    sources: ['web/auth/auth-fields.tsx'],
    seen: { chapter: 42, at: '/auth', shown: 'Minimum 6 characters' },
  },
  { text: 'Username is required', where: 'a sign-up without a username', sources: ['api/errors.ts'] },
  { text: 'An unexpected error occurred', where: 'a sign-in that broke', sources: ['api/errors.ts'] },
  { text: 'No user logged in', where: 'every action on an account without a reader', sources: ['api/errors.ts'] },
  {
    text: 'Failed to create anonymous account',
    where: 'a guest that could not be made',
    sources: ['api/errors.ts'],
  },
]
