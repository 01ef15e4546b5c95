/** The error messages that any page may need. They are bundled with the app itself, all others (errors.ts) with their screens. */
export const GENERAL_ERRORS = {
  guestFailed: 'Failed to create anonymous account',
  unexpected: 'An unexpected error occurred',
  signingOut: 'Error signing out: ',
} as const
