import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { line } from './changelog-lines.ts'

const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
const changes = readdirSync('.changeset').filter((file) => file.endsWith('.md') && file !== 'README.md')

test('each change says which step of the version it is, and what readers or operators notice', () => {
  for (const file of changes)
    expect(readFileSync(join('.changeset', file), 'utf8'), file).toMatch(
      new RegExp(`^---\\n["']${name}["']: (patch|minor|major)\\n---\\n\\n\\S`),
    )
})

test('CHANGELOG.md holds versions alone: what is not released yet has a file in .changeset', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(/^# Changelog\n\n## \d/)
  expect(readFileSync('CHANGELOG.md', 'utf8')).not.toMatch(/unreleased/i)
})

test('a change becomes a line of the list, and one that is a list stays it', () => {
  expect(line({ summary: 'Keys turn\nthe chapter.\n' })).toBe('- Keys turn\n  the chapter.')
  expect(line({ summary: '- One.\n- Two.' })).toBe('- One.\n- Two.')
})
