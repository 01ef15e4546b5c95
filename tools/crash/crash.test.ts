import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { postgresIsMissing, startPostgres } from '#server/testing/postgres.ts'
import { DAY_SEED, isShort } from '#server/testing/rounds.ts'
import { crash } from './rounds.ts'

/** If both databases are available, `npm test` uses only one, chosen by `DAY_SEED`, which repeats a run. */
const turn = isShort && !postgresIsMissing ? DAY_SEED % 2 : undefined

/** One round of what `npm run crash` does a thousand times. */
describe('a server that is killed while readers write', () => {
  if (turn !== 1) {
    test('has kept every acknowledged write, and nothing by half, on SQLite', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'codex-crash-'))
      let count = 0

      const { rounds, acknowledged, problems } = await crash(
        { newDatabase: async () => join(folder, `${++count}.sqlite`) },
        1,
      )

      expect(problems).toEqual([])
      expect({ rounds, hasWritten: acknowledged > 0 }).toEqual({ rounds: 1, hasWritten: true })
      rmSync(folder, { recursive: true, force: true })
    })
  }

  if (turn !== 0) {
    test.skipIf(postgresIsMissing)(
      `has kept them on PostgreSQL, which is killed too${postgresIsMissing ? ` (${postgresIsMissing})` : ''}`,
      async () => {
        const postgres = await startPostgres()

        const place = { newDatabase: postgres.createDatabase, postgres }
        const { rounds, acknowledged, problems } = await crash(place, 1)

        expect(problems).toEqual([])
        expect({ rounds, hasWritten: acknowledged > 0 }).toEqual({ rounds: 1, hasWritten: true })
        await postgres.stop()
      },
    )
  }
})
