import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import type { SignedIn } from '#api/sign-in.ts'
import { freeAddress } from '#server/accounts/address-verification.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { guestAt, write } from '#server/testing/community.ts'
import { leasedDatabases } from '#server/testing/leased-databases.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'
import { postgresIsMissing } from '#server/testing/postgres.ts'

/** Readers choose the ids of their posts. These are written in the other order than the one in which posts are locked. */
const [FIRST, SECOND] = ['b', 'a'].map((sign) => `${sign.repeat(8)}-0000-4000-8000-000000000000`)

const EVE = { email: 'eve@example.com', password: 'secret' }

type Server = Awaited<ReturnType<typeof openWithAdministrator>>

describe.skipIf(postgresIsMissing)('moderation of an author takes its locks in order', () => {
  const { newDatabase } = leasedDatabases()

  /** A server with an administrator and Eve, and a transaction of somebody else. */
  async function open() {
    const url = await newDatabase()
    const server = await openWithAdministrator(url)
    onTestFinished(() => server.close())
    const eve = createBrowser(server.app)
    const signUp = await eve.post('/api/auth/sign-up', { username: 'Eve', ...EVE })
    const { uid } = ((await signUp.json()) as SignedIn).profile
    const other = new Client(url)
    await other.connect()
    onTestFinished(() => other.end())
    const lock = (table: 'feedback' | '"user"', id = '') =>
      other.query(`select id from ${table} where id = $1 for update`, [id])
    await other.query('begin')
    return { server, eve: { browser: eve, uid }, other, lock }
  }

  test.each<[string, (server: Server) => Promise<unknown>]>([
    ['to hide them', ({ boss }) => boss.patch(`/api/admin/posts/${FIRST}/author`, { areHidden: true })],
    ['to take their address', ({ database }) => database.write((db) => freeAddress(db, database.kind, EVE.email))],
  ])('all posts, %s: nothing that does too, such as a guest who signs in, has to be broken off', async (_, change) => {
    const { server, eve, other, lock } = await open()
    for (const id of [FIRST!, SECOND!]) await write(eve.browser, { id })

    await lock('feedback', SECOND)
    const changing = change(server)
    // By now it waits.
    await setTimeout(300)
    await lock('feedback', FIRST)
    await other.query('commit')

    expect(await changing).not.toMatchObject({ status: 503 })
  })

  test('both readers: two administrators may moderate each other at the same instant', async () => {
    const { server, eve, other, lock } = await open()
    const both = [
      { browser: server.boss, uid: server.uid },
      { browser: eve.browser, uid: eve.uid },
    ]
    const [author, administrator] = both.toSorted((one, two) => (one.uid < two.uid ? -1 : 1))
    await server.database.db
      .insertInto('administrator')
      .values({ uid: eve.uid, createdAt: new Date().toISOString() })
      .execute()
    const id = await write(author!.browser)

    await lock('"user"', author!.uid)
    const changing = administrator!.browser.patch(`/api/admin/posts/${id}/author`, { areHidden: true })
    await setTimeout(300)
    await lock('"user"', administrator!.uid)
    await other.query('commit')

    expect(await changing).toMatchObject({ status: 200 })
  })

  test('a guest who signs in while the moderation waits for them is no author any more, and no fault of the server', async () => {
    const { server, other, lock } = await open()
    const guest = await guestAt(server.app, 1)
    const id = await write(guest)
    const { uid } = (await (await guest.get('/api/profile')).json()) as Profile

    await lock('"user"', uid)
    const changing = server.boss.patch(`/api/admin/posts/${id}/author`, { isBanned: true })
    await setTimeout(300)
    await other.query('delete from "user" where id = $1', [uid])
    await other.query('commit')

    expect(await changing).toMatchObject({ status: 404 })
  })
})
