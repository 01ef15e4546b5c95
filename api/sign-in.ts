import type { Profile } from './profile.ts'

/** Everywhere here, `chapter` is the chapter stored on the device, with which a new profile begins. */
export type SignUp = { username: string; email: string; password: string; chapter?: number }

export type SignIn = { email: string; password: string }

export type Guest = { chapter?: number }

/** `popup`: the landing page reports the outcome and closes itself. `redirect`: the browser returns to `returnTo`. */
export type Google = {
  flow: 'popup' | 'redirect'
  returnTo?: string
  chapter?: number
  /** Takes the address from an account that never proved it. */
  claim?: true
}

/** The address of Google's sign-in page. */
export type GoogleWay = { url: string }

export type SignedIn = { profile: Profile }

/** Who is signed in. Never an error, so that a visitor's first page load shows none. */
export type Session = { profile: Profile | null }

/** Whether the account named in `READER_HEADER` is deleted; a session that has merely ended may come back. */
export type Gone = { isGone: boolean }

/** The BroadcastChannel on which the landing page of the popup reports the outcome. */
export const GOOGLE_CHANNEL = 'google-sign-in'

export type GoogleOutcome = { error: string | null }
