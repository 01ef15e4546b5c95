import { afterEach, beforeEach, expect, test } from 'vitest'
import { answer, createBrowser } from '#server/testing/browser.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const guess = { email: 'anna@example.com', password: 'wrong-one' }

onBothDatabases('the limit of attempts', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let address: string

  beforeEach(async () => {
    address = '192.0.2.1'
    server = await openApp({ url: await newDatabase(), rateLimit: true, clientAddress: () => address })
  })
  afterEach(() => server.close())

  test('guessing passwords is stopped with a sentence and the time to wait', async () => {
    const thief = createBrowser(server.app)
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await thief.post('/api/auth/sign-in', guess)).status).toBe(401)
    }

    const response = await thief.post('/api/auth/sign-in', guess)

    expect(response.status).toBe(429)
    const seconds = response.headers.get('retry-after')
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(await response.json()).toEqual({ error: `Too many attempts. Please try again in ${seconds} seconds.` })
  })

  test('it counts the address of the socket, whatever a client says about its own', async () => {
    const thief = createBrowser(server.app)
    for (let attempt = 0; attempt < 5; attempt++) await thief.post('/api/auth/sign-in', guess)

    const disguised = { 'x-client-address': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' }
    expect((await thief.post('/api/auth/sign-in', guess, disguised)).status).toBe(429)

    address = '192.0.2.2'
    expect((await createBrowser(server.app).post('/api/auth/sign-in', guess)).status).toBe(401)
  })

  test('a guest who has to wait is told so', async () => {
    const guests = []
    for (let count = 0; count < 21; count++) guests.push(await createBrowser(server.app).post('/api/auth/guest'))

    expect(guests.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
  })

  test('nobody is kept from leaving, however many have left from the same address', async () => {
    const anna = createBrowser(server.app)
    await anna.post('/api/auth/guest')
    const others = createBrowser(server.app)
    for (let count = 0; count < 100; count++) await others.post('/api/auth/sign-out')

    expect((await others.post('/api/auth/sign-out')).status).toBe(204)
    expect((await anna.delete('/api/profile')).status).toBe(204)
    expect(anna.cookies.size).toBe(0)
  })

  test('reading and writing a profile is not counted', async () => {
    const anna = createBrowser(server.app)
    await anna.post('/api/auth/guest')
    const answers = []
    for (let chapter = 1; chapter <= 120; chapter++) {
      answers.push(await answer(anna.patch('/api/profile', { currentChapter: chapter })))
    }

    expect(answers.every(([status]) => status === 200)).toBe(true)
  })
})
