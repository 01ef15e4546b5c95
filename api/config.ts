/** How to reach the people who run the product; null if not set. */
export type Contact = { email: string | null; chat: string | null }

/** Public settings that differ between installations. */
export type Config = {
  google: boolean
  /** Whether the server can send mail, for forgotten passwords and to prove addresses. */
  mail: boolean
  contact: Contact
}
