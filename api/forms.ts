import { CALLS } from './calls.ts'

/**
 * The calls that a page can make without script: the browser posts the form to the call's address, the body is validated as for the call,
 * and the answer redirects to a page.
 */
export const FORMS = {
  signIn: CALLS.signIn,
  signUp: CALLS.signUp,
  beGuest: CALLS.beGuest,
  signOut: CALLS.signOut,
  turn: CALLS.changeProfile,
} as const

export type FormName = keyof typeof FORMS

/** The form fields that do not belong to the call's body: the answer to a confirmation, and the page to return to. */
export const ASKED = { isMeant: 'isMeant', from: 'from' } as const

/** The answer to a posted form, shown in the page that follows. */
export type FormAnswer =
  | { type: 'refused'; form: 'signIn' | 'signUp' | 'beGuest'; error: string; values: Readonly<Record<string, string>> }
  | { type: 'leap'; to: number; from: string }
  | { type: 'leave' }
  | { type: 'failed'; error: string; from: string }
