import { z } from 'zod'
import { newPassword, password } from './sign-in-bodies.ts'

const proof = z.strictObject({ password: password.exactOptional() })

/** What the calls of an account take (api/account.ts). */
export const accountBodies = {
  proof,
  password: proof.extend({ newPassword }),
}
