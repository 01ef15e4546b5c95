/** A device on which a reader is signed in. `browser` is what it calls itself, such as 'Firefox on Linux'; null where unknown. */
export type Device = {
  id: string
  browser: string | null
  /** ISO string, true to the day. */
  lastHere: string
  /** The device that asks. */
  isThis: boolean
}

/** What the settings say about an account; the device that was here last comes first. */
export type AccountState = {
  hasPassword: boolean
  /** The session has just begun, so nothing asks for the password. */
  isFresh: boolean
  devices: readonly Device[]
}

/** What changes an account for good takes its password, unless the session has just begun. */
export type Proof = { password?: string }

/** All other sessions end with it. */
export type PasswordChange = Proof & { newPassword: string }
