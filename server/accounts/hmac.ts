import { createHmac } from 'node:crypto'
import type { Auth } from './auth.ts'

/** An HMAC with the secret of the server: nobody else can make it, and it does not show the text. */
export async function hmacOf(auth: Auth, text: string): Promise<string> {
  const { secret } = await auth.$context
  // The first word keeps it apart from what Better Auth signs with the same secret.
  return createHmac('sha256', secret).update(`guess-limit ${text}`).digest('base64url')
}
