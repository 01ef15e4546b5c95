import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freeAddress } from '#server/accounts/address-verification.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { write } from '#server/testing/community.ts'
import { leasedDatabases } from '#server/testing/leased-databases.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'
import { postgresIsMissing } from '#server/testing/postgres.ts'

/** Readers choose the ids of their posts. These are written in the other order than the one in which posts are locked. */
const [FIRST, SECOND] = ['b', 'a'].map((sign) => `${sign.repeat(8)}-0000-4000-8000-000000000000`)

const EVE = { email: 'eve@example.com', password: 'secret' }

type Server = Awaited<ReturnType<typeof openWithAdministrator>>

describe.skipIf(postgresIsMissing)('what changes all posts of an author locks them in order', () => {
  const { newDatabase } = leasedDatabases()

  test.each<[string, (server: Server) => Promise<unknown>]>([
    ['to hide them', ({ boss }) => boss.patch(`/api/admin/posts/${FIRST}/author`, { areHidden: true })],
    ['to take their address', ({ database }) => database.write((db) => freeAddress(db, database.kind, EVE.email))],
  ])('%s: nothing that does too, such as a guest who signs in, has to be broken off', async (_, change) => {
    const url = await newDatabase()
    const server = await openWithAdministrator(url)
    onTestFinished(() => server.close())
    const eve = createBrowser(server.app)
    await eve.post('/api/auth/sign-up', { username: 'Eve', ...EVE })
    for (const id of [FIRST!, SECOND!]) await write(eve, { id })

    const other = new Client(url)
    await other.connect()
    onTestFinished(() => other.end())
    const lock = (id = '') => other.query('select id from feedback where id = $1 for update', [id])
    await other.query('begin')
    await lock(SECOND)
    const changing = change(server)
    // By now it waits.
    await setTimeout(300)
    await lock(FIRST)
    await other.query('commit')

    expect(await changing).not.toMatchObject({ status: 503 })
  })
})
