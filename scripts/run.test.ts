import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test('every npm script is a command of the one entry, and the other way round', () => {
  for (const [name, line] of Object.entries(scripts)) expect(line).toBe(`node scripts/run.mjs ${name}`)

  const { stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'brew-tea'], { encoding: 'utf8' })
  const commands = /use one of (.+)\.\n/.exec(stderr)?.[1]?.split(', ')
  expect(commands?.toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test.each([
  ['a book that is not there', { BOOK: 'nowhere' }, /^✖ BOOK is "nowhere"; expected a content folder .+\n$/],
  ['a port that is none', { PORT: 'eighty' }, /^✖ PORT is "eighty"; expected a whole number from 0 to 65535\n$/],
])('%s ends the start in one line, before anything is built', (_, env, line) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'start'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

  expect(stderr).toMatch(line)
  expect(status).toBe(1)
})

test('an unknown command is refused in one line', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'brew-tea'], { encoding: 'utf8' })

  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^✖ Unknown command "brew-tea": .+\n$/)
})
