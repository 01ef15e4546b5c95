import { z } from 'zod'

/** Control characters (PostgreSQL refuses NUL), and those that turn the direction of what follows them on the page. */
const UNWANTED = /[\p{Cc}--[\n\t]]|[\u202a-\u202e\u2066-\u2069]/gv

/** Text as a reader typed it, trimmed, with `\n` at its line ends and without characters that nobody types. */
export function plainText(wrongType: string) {
  return z
    .string(wrongType)
    .transform((text) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNWANTED, '').trim())
}
