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
  /** Null where it has none: of a guest, and where somebody else has proved it. */
  email: string | null
  /** The address was proved, by mail or by Google. */
  isVerified: boolean
  hasPassword: boolean
  /** The session has just begun, so nothing asks for the password. */
  isFresh: boolean
  /** How many of the recovery codes have not been used. */
  recoveryCodes: number
  devices: readonly Device[]
}

/** What changes an account for good takes its password, unless the session has just begun. */
export type Proof = { password?: string }

/** All other sessions end with it. */
export type PasswordChange = Proof & { newPassword: string }

/** The address counts once its owner has followed the link of a mail. */
export type AddressChange = Proof & { email: string }

/** Shown once: only their hashes are kept. */
export type NewRecoveryCodes = { codes: readonly string[] }

export type Forgotten = { email: string }

/** `key` is that of a link, from a mail or from the operator. */
export type PasswordReset = { key: string; newPassword: string }

export type RecoveryByCode = { code: string; newPassword: string }

export type AddressProof = { key: string }
