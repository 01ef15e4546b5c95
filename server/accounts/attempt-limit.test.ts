import { expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { createAttemptLimit } from './attempt-limit.ts'
import type { Auth } from './auth.ts'
import { NO_NETWORK_QUEUE } from './network-queue.ts'

test('a mail that comes with something else is left out where the database is gone, and what it comes with is done', async () => {
  const write = () => Promise.reject(new Error('The database is gone'))
  const auth = { $context: Promise.resolve({ secret: 'a secret of the test' }) }
  const settings = { rateLimit: true, clientAddress: () => '192.0.2.1', inTurn: NO_NETWORK_QUEUE }
  const attempts = createAttemptLimit({ write } as unknown as Database, auth as unknown as Auth, settings)

  expect(await attempts.takesMail('notices', 'anna@example.com')).toBe(false)
})
