import { z } from 'zod'

/** The id of an entry, as content has them: small letters, digits, single hyphens. */
export function slug(error: string) {
  return z
    .string(error)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, error)
    .max(100, error)
}
