import { createHmac } from 'node:crypto'
import type { Auth } from './auth.ts'

/** A keyed hash: whoever does not have the secret of the server can neither make it nor read the text out of it. */
export async function sealOf(auth: Auth, text: string): Promise<string> {
  const { secret } = await auth.$context
  // The first word keeps it apart from what Better Auth signs with the same secret.
  return createHmac('sha256', secret).update(`guess-limit ${text}`).digest('base64url')
}
