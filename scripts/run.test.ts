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

test('an unknown command is refused in one line', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'brew-tea'], { encoding: 'utf8' })

  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^✖ Unknown command "brew-tea": .+\n$/)
})
