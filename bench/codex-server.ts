import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, start } from './running.ts'

/** Starts the real server on the given database, or on a temporary SQLite file that is deleted afterwards. */
export async function startCodex(databaseUrl?: string, flags: readonly string[] = []): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const env = {
    DATABASE_URL: databaseUrl ?? join(folder, 'bench.sqlite'),
    AUTH_SECRET: 'only-for-the-benchmark-of-the-server-0123456789',
    RATE_LIMIT: 'off',
  }
  const server = await start('server/main.ts', env, flags)
  return {
    ...server,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
