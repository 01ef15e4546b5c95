import { z } from 'zod'
import { ERRORS } from '#api/errors.ts'
import { email, newPassword, password } from './sign-in-bodies.ts'

const KEY_MAX = 100

const reauthentication = z.strictObject({ password: password.exactOptional() })
const key = z.string(ERRORS.linkEnded).min(1, ERRORS.linkEnded).max(KEY_MAX, ERRORS.linkEnded)
const code = z.string(ERRORS.codeWrong).min(1, ERRORS.codeWrong).max(KEY_MAX, ERRORS.codeWrong)

/** The request bodies of account and recovery calls (api/account.ts). */
export const accountBodies = {
  reauthentication,
  password: reauthentication.extend({ newPassword }),
  address: reauthentication.extend({ email }),
  forgotten: z.strictObject({ email }),
  reset: z.strictObject({ key, newPassword }),
  recover: z.strictObject({ code, newPassword }),
  verify: z.strictObject({ key }),
}
