import { createHmac } from 'node:crypto'
import type { Auth } from './auth.ts'

/** An HMAC with the server's secret: nobody else can compute it, and it does not reveal the text. */
export async function hmacOf(auth: Auth, text: string): Promise<string> {
  const { secret } = await auth.$context
  // The prefix separates it from what Better Auth signs with the same secret.
  return createHmac('sha256', secret).update(`guess-limit ${text}`).digest('base64url')
}
