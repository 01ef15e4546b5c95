import type { Profile } from './profile.ts'

/** `chapter` everywhere: the chapter stored on the device, with which a new profile begins. */
export type SignUp = { username: string; email: string; password: string; chapter?: number }

export type SignIn = { email: string; password: string }

export type Guest = { chapter?: number }

/** `popup`: the landing page reports and closes itself; `redirect`: the browser comes back to `returnTo`. */
export type Google = {
  flow: 'popup' | 'redirect'
  returnTo?: string
  chapter?: number
  /** Takes the address from an account that never proved it. */
  claim?: true
}

/** The address of Google's own sign-in. */
export type GoogleWay = { url: string }

export type SignedIn = { profile: Profile }

/** Who is here: never an error, so that a visitor's first page load stays without one. */
export type Session = { profile: Profile | null }

/** Whether the account is deleted of the reader for whom the page asks (`READER_HEADER`): a session that has only ended may come back. */
export type Gone = { isGone: boolean }

/** The BroadcastChannel on which the landing page of the popup tells how it ended. */
export const GOOGLE_CHANNEL = 'google-sign-in'

export type GoogleOutcome = { error: string | null }
