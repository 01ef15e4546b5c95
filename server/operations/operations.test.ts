import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { SignedIn } from '#api/sign-in.ts'
import { createBrowser, overNetwork } from '#server/testing/browser.ts'
import { freePort } from '#server/testing/free-port.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { ORIGIN } from '#server/testing/open-app.ts'
import { postgresIsMissing, startPostgres } from '#server/testing/postgres.ts'
import { type ServerProcess, startServer } from '#server/testing/server-process.ts'

const anna = { username: 'Annabel Graywater', email: 'annabel@graywater.example', password: 'a-very-own-secret' }
const post = { title: 'My own title', description: 'My own words', subtype: 'bug', submitMethod: 'new-feedback-button' }

onBothDatabases('a server', (newDatabase) => {
  test('writes nothing of a reader into its log, whatever the reader does', async () => {
    const server = await startServer({ DATABASE_URL: await newDatabase(), BASE_URL: ORIGIN })
    endWithTest(server)
    const [browser, other] = [createBrowser(overNetwork(server.url)), createBrowser(overNetwork(server.url))]
    await browser.post('/api/auth/guest', {})
    const { profile } = (await (await browser.post('/api/auth/sign-up', anna)).json()) as SignedIn
    const { id } = (await (await browser.post('/api/feedback', { ...post, chapter: 1 })).json()) as { id: string }
    await browser.put(`/api/feedback/${id}/vote`, { change: 1 })
    await browser.patch('/api/profile', { username: 'Annabel Graywater', currentChapter: 9 })
    await browser.patch('/api/profile', { username: 'Annabel Graywater'.repeat(9) })
    await other.post('/api/auth/sign-up', anna)
    await other.post('/api/auth/sign-in', { ...anna, password: 'a-very-own-guess' })
    await other.post('/api/auth/sign-in', `{"email":"${anna.email}"`)
    await other.get(`/api/${anna.email}?name=${anna.username}`)
    await other.get(`/story/${anna.email}`)
    const cookies = [...browser.cookies.values()]
    await browser.delete('/api/profile')
    await server.kill('SIGTERM')

    const log = server.said()
    expect(log.match(/"msg":"request"/g)?.length).toBeGreaterThan(10)
    const personal = ['graywater', 'annabel', 'very-own', 'my own', profile.uid, id, '127.0.0.1', ...cookies]
    expect(personal.filter((word) => log.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  })
})

describe('the metrics', () => {
  test('are on a port of their own, with the time of each answer by its route', async () => {
    const port = await freePort()
    const server = await startServer({ DATABASE_URL: ':memory:', METRICS_PORT: String(port), HOST: '127.0.0.1' })
    endWithTest(server)
    await fetch(`${server.url}/api/feedback/one?two=three`)

    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/feedback/:id",status="401"} 1\n',
    )
    expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('http_request')
    await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow()
    await server.kill('SIGTERM')
  })
})

describe.skipIf(postgresIsMissing)(
  `a server whose PostgreSQL fails${postgresIsMissing ? ` (${postgresIsMissing})` : ''}`,
  () => {
    test('says so, lives on, and serves its readers again when it is back', { tags: ['extended'] }, async () => {
      const postgres = await startPostgres()
      const server = await startServer({ DATABASE_URL: await postgres.createDatabase(), BASE_URL: ORIGIN })
      endWithTest(server)
      const browser = createBrowser(overNetwork(server.url))
      await browser.post('/api/auth/guest', { chapter: 5 })

      await postgres.fail()
      expect((await browser.get('/api/ready')).status).toBe(503)
      expect((await browser.get('/api/profile')).status).toBe(503)
      expect((await browser.get('/api/health')).status).toBe(200)

      await postgres.recover()
      expect((await browser.get('/api/ready')).status).toBe(200)
      expect(await (await browser.get('/api/profile')).json()).toMatchObject({ currentChapter: 5 })
      await server.kill('SIGTERM')
      await postgres.stop()
    })

    test('starts where nothing can be written, for those who only read', { tags: ['extended'] }, async () => {
      const postgres = await startPostgres()
      const url = await postgres.createDatabase()
      const before = await startServer({ DATABASE_URL: url, BASE_URL: ORIGIN })
      endWithTest(before)
      const reader = createBrowser(overNetwork(before.url))
      await reader.post('/api/auth/guest', { chapter: 5 })
      await before.kill('SIGTERM')
      const operator = new Client(url)
      await operator.connect()
      await operator.query(`alter database "${operator.database}" set default_transaction_read_only = on`)
      await operator.end()

      const server = await startServer({ DATABASE_URL: url, BASE_URL: ORIGIN })
      endWithTest(server)
      const again = createBrowser(overNetwork(server.url))
      for (const cookie of reader.cookies) again.cookies.set(...cookie)
      expect(await (await again.get('/api/profile')).json()).toMatchObject({ currentChapter: 5 })
      expect((await again.get('/api/ready')).status).toBe(503)
      await server.kill('SIGTERM')
      await postgres.stop()
    })
  },
)

/** Stops the server even if the test fails. */
function endWithTest(server: ServerProcess) {
  onTestFinished(async () => {
    await server.kill('SIGKILL')
  })
}
