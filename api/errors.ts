import { GENERAL_ERRORS } from './general-errors.ts'

/** Every error message that a reader may see: verbatim from section 8 of the specification, or in the same style. */
export const ERRORS = {
  ...GENERAL_ERRORS,
  noUser: 'No user logged in',
  usernameRequired: 'Username is required',
  deletingAccount: 'Error deleting account: ',
  authenticating: 'Failed to authenticate: ',
  authenticationFailed: 'Authentication failed',
  feedbackFailed: 'Failed to submit feedback. Please try again.',
  feedbackIncomplete: 'Both title and description are required.',
  feedbackSubtype: 'Please select a specific type.',

  usernameTooLong: 'Username must be at most 50 characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailTaken: 'An account with this email already exists',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 128 characters',
  wrongCredentials: 'Invalid email or password',
  passwordNeeded: 'Please enter your password.',
  passwordWrong: 'That password is not right.',
  signInAgain: 'Please sign in again first: sign out, and come back.',
  linkEnded: 'This link has expired or has been used already. Please ask for another one.',
  codeWrong: 'This is not one of your recovery codes, or it has been used already.',
  newPasswordSet: 'Your new password is set, but signing in failed. Please sign in with it.',
  mailUnavailable: 'This site cannot send emails. Use a recovery code, or ask whoever runs it.',
  guestHasNone: 'A guest has no password. Create an account first.',
  googleUnavailable: 'Google sign-in is not available here. Please use your email or continue as a guest.',

  titleTooLong: 'Title must be at most 200 characters',
  descriptionTooLong: 'Description must be at most 2000 characters',
  postIdInvalid: 'The id is not one of a new post',

  reportOwn: 'This post is your own: you can withdraw it.',
  reportChapter: (shownFrom: number) =>
    `Please choose a chapter after ${shownFrom}: from there on the post is shown anyway.`,
  reportFailed: 'Failed to report the post. Please try again.',
  withdrawFailed: 'Failed to withdraw the post. Please try again.',
  postGone: 'This post is no longer there.',

  banned: 'You can no longer post here. If that is a mistake, write to whoever runs this site.',

  entryInvalid: 'The entry is not one of the codex',
  chapterInvalid: 'The chapter is not one of this book',
  noCookies: 'Your browser keeps no cookies of this site. Allow them to read on: one of them says who you are.',

  noteInvalid: 'The note is not one of an entry',
  noteTooLong: 'A note must be at most 2000 characters',
  notesFull: 'There are 300 notes already. Please delete one first.',

  notOnDevice: 'This device does not keep it: it is lost when you close this page or load it anew.',

  pageInvalid: 'The page is not one of a journal',
  nothingToChange: 'Nothing to change',
  notJson: 'The request is not valid JSON',
  tooLarge: 'The request is too large',
  otherOrigin: 'The request does not come from this site',
  notFound: 'Not found',
  methodNotAllowed: 'Method not allowed',
  notReady: 'The database does not answer',
  busy: 'Too many people are signing in just now. Please try again.',
  anotherReader: 'Somebody else has signed in here in the meantime. Nothing was changed.',
  stillSignedIn: 'You are still signed in. Please try again.',
} as const

/**
 * How a sign-in with Google can fail, by the code in the address `/auth?google=<code>`; any other code means `ERRORS.unexpected`. A map,
 * because an object would also answer to inherited names such as `constructor`.
 */
export const GOOGLE_ERRORS: ReadonlyMap<string, string> = new Map([
  ['unavailable', ERRORS.googleUnavailable],
  ['too_many', 'Too many attempts. Please try again later.'],
  ['access_denied', 'Google sign-in was cancelled'],
  ['account_not_linked', 'An account with this email already exists. Please sign in with your password.'],
  ['email_not_found', 'Google did not tell an email address'],
  ['email_not_verified', 'Google has not verified this email address'],
  ['state_mismatch', 'Google sign-in took too long. Please try again.'],
  ['state_not_found', 'Google sign-in took too long. Please try again.'],
  ['invalid_code', 'Google could not confirm the sign-in. Please try again.'],
])

/** The body of a refused call: one sentence that can be shown as it is. */
export type ErrorAnswer = { error: string }
