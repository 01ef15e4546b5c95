/** How to reach the people behind the product; null is what is not set. */
export type Contact = { email: string | null; chat: string | null }

/** What differs between installations and everybody may know. */
export type Config = { google: boolean; contact: Contact }
