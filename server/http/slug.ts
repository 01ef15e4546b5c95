import { z } from 'zod'

/** The syntax of an entry's id in the content: lower-case letters, digits, single hyphens. */
export function slug(error: string) {
  return z
    .string(error)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, error)
    .max(100, error)
}
