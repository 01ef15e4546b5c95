import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresIsMissing, startPostgres } from '#server/testing/postgres.ts'
import { numberOf } from './command-line/number-of.ts'
import { optionsOf } from './command-line/options-of.ts'
import { crash, type Tally } from './crash/rounds.ts'

/** `npm run crash -- [--rounds 1000] [--on sqlite|postgres]`: kills the server while readers write, and counts what was lost. */
const usage = 'npm run crash [-- --rounds 1000] [--on sqlite|postgres|both]'
const { values } = optionsOf(
  { options: { rounds: { type: 'string', default: '1000' }, on: { type: 'string', default: 'both' } } },
  usage,
)
const rounds = numberOf('rounds', values.rounds)
if (!['sqlite', 'postgres', 'both'].includes(values.on)) {
  console.error(`✖ Unknown database "${values.on}"\n  ${usage}`)
  process.exit(1)
}
const tallies: Tally[] = []

if (values.on !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'codex-crash-'))
  let count = 0
  tallies.push(await crash({ newDatabase: async () => join(folder, `${++count}.sqlite`) }, rounds, tell('SQLite')))
  rmSync(folder, { recursive: true, force: true })
}
if (values.on !== 'sqlite') {
  if (postgresIsMissing) console.log(`PostgreSQL: skipped, ${postgresIsMissing}`)
  else {
    const postgres = await startPostgres()
    const place = { newDatabase: postgres.createDatabase, postgres }
    tallies.push(await crash(place, rounds, tell('PostgreSQL')))
    await postgres.stop()
  }
}
process.exitCode = tallies.some(({ problems }) => problems.length > 0) ? 1 : 0

function tell(name: string) {
  let told = 0
  return ({ rounds: done, acknowledged, problems }: Tally) => {
    for (const problem of problems.slice(told)) console.log(`✖ ${name}, round ${done}: ${problem}`)
    told = problems.length
    if (done % 25 === 0 || done === rounds)
      console.log(`${name}: ${done} rounds, ${acknowledged} acknowledged writes, ${told} lost, halved or doubled`)
  }
}
