import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

onBothDatabases('the errors of the log', (newDatabase) => {
  const errors: unknown[] = []
  let server: Awaited<ReturnType<typeof openApp>>

  beforeAll(async () => {
    server = await openApp({
      url: await newDatabase(),
      google: { clientId: 'client', clientSecret: 'client-secret' },
      log: { info: () => {}, warn: () => {}, error: (line: unknown) => void errors.push(line) },
    })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    errors.length = 0
  })

  test.each(['', '?state=x&code=y', '?error=access_denied', '?code=y', '?state=x', '?error=constructor&state=x'])(
    'are not of a stranger who opens the address to which Google comes back (%j)',
    async (query) => {
      const { status } = await createBrowser(server.app).get(`/api/auth/callback/google${query}`)

      expect(status).toBe(302)
      expect(errors).toEqual([])
    },
  )

  test('are not of many who sign up with one address at the same moment: one has it, the others hear so', async () => {
    const anna = { username: 'Anna', email: 'anna@example.com', password: 'secret' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await createBrowser(server.app).post('/api/auth/sign-up', anna)
        return [response.status, ((await response.json()) as { error?: string }).error]
      }),
    )

    const taken = [422, 'An account with this email already exists']
    expect(answers.toSorted()).toEqual([[200, undefined], ...Array(9).fill(taken)])
    expect(errors).toEqual([])
  })
})
