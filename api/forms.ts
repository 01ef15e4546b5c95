import { CALLS } from './calls.ts'

/**
 * What a page does without script: a browser posts the fields of a form to the address of the call, under the rules of its body,
 * and is led on to a page.
 */
export const FORMS = {
  signIn: CALLS.signIn,
  signUp: CALLS.signUp,
  beGuest: CALLS.beGuest,
  signOut: CALLS.signOut,
  turn: CALLS.changeProfile,
} as const

export type FormName = keyof typeof FORMS

/** The fields of any form beside those of its body: the answer to a question that was asked first, and where to go on. */
export const ASKED = { isMeant: 'isMeant', from: 'from' } as const

/** What a posted form is answered by in the page that follows. */
export type FormAnswer =
  | { type: 'refused'; form: 'signIn' | 'signUp' | 'beGuest'; error: string; values: Readonly<Record<string, string>> }
  | { type: 'leap'; to: number; from: string }
  | { type: 'leave' }
  | { type: 'failed'; error: string; from: string }
