/** A device on which a reader is signed in. `browser` is its name for display, such as 'Firefox on Linux'; null if unknown. */
export type Device = {
  id: string
  browser: string | null
  /** When the device was last used, as an ISO string accurate to the day. */
  lastHere: string
  /** Whether this is the device that makes the request. */
  isThis: boolean
}

/** The account as the settings screen shows it. The requesting device comes first, then the most recently used. */
export type AccountState = {
  /** Null for a guest, and for an account whose address has since been proved by somebody else. */
  email: string | null
  /** Whether the address was proved, by mail or by Google. */
  isVerified: boolean
  hasPassword: boolean
  /** Whether the session began so recently that no change asks for the password. */
  isFresh: boolean
  /** The number of unused recovery codes. */
  recoveryCodes: number
  devices: readonly Device[]
}

/** Permanent changes to an account require its password, unless the session has just begun. */
export type ReauthenticationBody = { password?: string }

/** A new password ends all other sessions. */
export type PasswordChange = ReauthenticationBody & { newPassword: string }

/** The new address takes effect when its owner follows the link in a mail. */
export type AddressChange = ReauthenticationBody & { email: string }

/** Shown once: only their hashes are kept. */
export type NewRecoveryCodes = { codes: readonly string[] }

export type Forgotten = { email: string }

/** `key` comes from a link in a mail, or from the operator. */
export type PasswordReset = { key: string; newPassword: string }

export type RecoveryByCode = { code: string; newPassword: string }

export type AddressVerification = { key: string }
