/** How to reach the people behind the product; null where it is not set. */
export type Contact = { email: string | null; chat: string | null }

/** What differs between installations, and is public. */
export type Config = {
  google: boolean
  /** Whether the server can send mails: for a forgotten password, and to prove an address. */
  mail: boolean
  contact: Contact
}
