import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OwnServer, startOwnServer } from '#e2e/support/own-server.ts'
import { openWithAdministrator } from '#server/testing/open-with-administrator.ts'

/** A server with a database of its own in which the administrator has an account. */
export async function startServerWithAdministrator(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'codex-admin-'))
  const database = join(folder, 'codex.sqlite')
  const { uid, close } = await openWithAdministrator(database)
  await close()

  const server = await startOwnServer({ DATABASE_URL: database, ADMIN_IDS: uid })
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
