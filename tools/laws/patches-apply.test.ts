import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { patchOf } from '#web/admin/patch.ts'

const FILE = 'chapter.yaml'
const LINES = [
  'items:',
  '  rope: { name: Rope }',
  '',
  '  lamp:',
  '    name: Lamp',
  '    note: Of tin.',
  '  oar: { name: Oar }',
]

const block = (from: number, to: number) => ({
  chapter: 3,
  file: FILE,
  line: from,
  lines: LINES.slice(from - 1, to),
  below: LINES[to] ?? null,
})

/** The file after git has applied the patch. */
function applied(patch: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, FILE), `${LINES.join('\n')}\n`)
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['apply', '-'], { cwd: folder, input: patch })
  return readFileSync(join(folder, FILE), 'utf8')
}

test.each([
  ['in the middle of the file', block(4, 6), '  lamp:\n    name: Lamp\n    note: Of brass.\n    weight: two pounds'],
  ['before an empty line', block(2, 2), '  rope: { name: Long rope }'],
  ['at its beginning', block(1, 2), 'items:\n  rope: { name: Long rope }'],
  ['at its end', block(7, 7), '  oar: { name: Long oar }'],
  ['that takes lines away', block(4, 6), '  lamp:\n    name: Lamp\n'],
  ['that takes the whole place away', block(4, 6), ''],
])('git takes a change %s', (_, place, edited) => {
  const kept = edited.replace(/\n+$/, '')
  const whole = [...LINES]
  whole.splice(place.line - 1, place.lines.length, ...(kept === '' ? [] : kept.split('\n')))

  expect(applied(patchOf(place, edited))).toBe(`${whole.join('\n')}\n`)
})

test('what is not changed, or only ends in other empty lines, is no patch', () => {
  const place = block(4, 6)
  expect(patchOf(place, place.lines.join('\n'))).toBe('')
  expect(patchOf(place, `${place.lines.join('\n')}\n\n`)).toBe('')
})
