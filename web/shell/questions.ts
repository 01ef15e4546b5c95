/** A question before something that may be a mistake, with the labels of its two answers. */
export type Question = { title: string; text: string; confirm: string; cancel: string }

/** Before a leap ahead: 'Show chapters 43 to 60?' */
export const leapQuestion = (from: number, to: number): Question => ({
  title: `Show chapters ${from + 1} to ${to}?`,
  text: `Everything up to chapter ${to} comes out of the fog, also what you have not read yet.`,
  confirm: 'Show them',
  cancel: `Stay at chapter ${from}`,
})

/** Before a reader with this many unsent notes signs out. */
export const unsentNotesQuestion = (count: number): Question => ({
  title: 'Leave notes behind?',
  text: `${count === 1 ? '1 note has' : `${count} notes have`} not reached your account, and will be gone from this device when you sign out.`,
  confirm: `Sign out and lose ${count === 1 ? 'it' : 'them'}`,
  cancel: 'Stay',
})

/** Before a guest signs out: guests cannot be told apart later. */
export const LEAVE_QUESTION: Question = {
  title: 'Leave for good?',
  text:
    'You are here as a guest, and a guest cannot come back: your chapter, your notes, what you have opened and your votes are ' +
    'lost when you sign out. An account keeps them, on every device.',
  confirm: 'Sign out and lose it',
  cancel: 'Stay',
}
