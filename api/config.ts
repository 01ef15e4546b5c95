/** How to reach the people behind the product; what is not set is left out. */
export type Contact = { email?: string | undefined; chat?: string | undefined }

/** What differs between installations and everybody may know. */
export type Config = { google: boolean; contact: Contact }
