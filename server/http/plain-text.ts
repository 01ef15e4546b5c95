import { z } from 'zod'

/** Control characters (PostgreSQL refuses NUL), and those that turn the direction of what follows them on the page. */
const UNWANTED = /[\p{Cc}--[\n\t]]|[\u202a-\u202e\u2066-\u2069]/gv

/** Spaces, and characters that show nothing: letters that are none, and what only joins or parts others. */
const UNSEEN = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/v

/**
 * Text as a reader typed it, trimmed, with `\n` at its line ends and without characters that nobody types; empty where nothing of
 * it would be seen.
 */
export function plainText(wrongType: string) {
  return z
    .string(wrongType)
    .transform((text) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim())
    .transform((text) => (UNSEEN.test(text) ? '' : text))
}
