/** The error messages that any page may have to show: they come with the app itself, and all others (errors.ts) with their screens. */
export const GENERAL_ERRORS = {
  guestFailed: 'Failed to create anonymous account',
  unexpected: 'An unexpected error occurred',
  signingOut: 'Error signing out: ',
} as const
