import { z } from 'zod'

/** Control characters (PostgreSQL refuses NUL), and those that change the text direction. */
const UNWANTED = /[\p{Cc}--[\n\t]]|[\u202a-\u202e\u2066-\u2069]/gv

/** Spaces and invisible characters: unassigned ones, and those that only join or separate others. */
const UNSEEN = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/v

/**
 * Text as a reader typed it: trimmed, with `\n` as line ends and without characters that nobody types. Empty if nothing of it would be
 * visible.
 */
export function plainText(wrongType: string) {
  return z
    .string(wrongType)
    .transform((text) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim())
    .transform((text) => (UNSEEN.test(text) ? '' : text))
}
