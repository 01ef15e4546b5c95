import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** One entry for each line of ARCHITECTURE.md on who may import whom. */
const FORBIDDEN = [
  ['kinds/*.ts', "import type { Story } from '#story/engine/story.ts'"],
  ['story/*.ts', "import { z } from 'zod'"],
  ['story/*.test.ts', "import { createApp } from '#server/app.ts'"],
  ['story/schema/*.ts', "import type { PublicBook } from '#api/book.ts'"],
  ['api/*.ts', "import { merge } from '#story/engine/merge.ts'"],
  ['api/*.ts', "import type { App } from '#server/app.ts'"],
  ['reader/*.ts', "import { openDB } from 'idb'"],
  ['reader/*.ts', "import { characterGroups } from '#story/people/characters.ts'"],
  ['server/*.ts', "import { step } from '#reader/step.ts'"],
  ['server/routes/*.ts', "import { routes } from '#web/routes.tsx'"],
  ['web/home/*.tsx', "import { createApp } from '#server/app.ts'"],
  ['web/home/*.tsx', "const schema = import('#story/schema/book.ts')"],
  ['web/home/*.tsx', "import { readFileSync } from 'node:fs'"],
  ['web/home/*.tsx', "import { CodexScreen } from '#web/codex/start/codex-screen.tsx'"],
  ['web/codex/*.tsx', "import { HomeScreen } from '#web/home/home-screen.tsx'"],
  ['web/*.tsx', "const screen = import('./admin/admin-screen.tsx')"],
  ['web/ui/*.tsx', "import { useStory } from '#web/reader/story-context.ts'"],
  ['tools/*.ts', "import { run } from '#scripts/child.mjs'"],
  ['story/money/*.ts', "import { merge } from '../engine/merge.ts'"],
  ['server/*.ts', "import { readBook } from '#tools/read-book.ts'"],
  ['scripts/*.ts', "import config from '../vite.config.ts'"],
  ['web/home/*.test.tsx', "vi.mock('./plate.tsx', () => ({}))"],
  ['server/*.test.ts', 'vi.resetModules()'],
] as [file: string, line: string][]

const ALLOWED = [
  ['kinds/*.test.ts', "import { expect } from 'vitest'"],
  ['story/schema/*.ts', "import { z } from 'zod'"],
  ['story/testing/*.ts', "import fc from 'fast-check'"],
  ['api/*.ts', "import type { Story } from '#story/engine/story.ts'"],
  ['reader/*.ts', "import { chapterKey } from '#story/engine/chapter.ts'"],
  ['server/*.ts', "import { kinds } from '#kinds/kinds.ts'"],
  ['web/*.tsx', "import { HomeScreen } from './home/home-screen.tsx'"],
  ['web/codex/list/*.tsx', "import { Record } from '#web/codex/record/record.tsx'"],
  ['web/home/*.tsx', "import type { Book } from '#story/schema/book.ts'"],
  ['web/ui/*.tsx', "import { Frame } from '#web/illustrations/frame.tsx'"],
  ['tools/*.ts', "import { createApp } from '#server/app.ts'"],
  ['web/home/*.alone.test.tsx', "vi.mock('./plate.tsx', () => ({}))"],
  ['server/*.test.ts', 'vi.restoreAllMocks()'],
] as [file: string, line: string][]

/** Lints a copy of the tree with each probe in a separate file, and returns the files that a rule rejects. */
function refusedFiles(lines: readonly (readonly [file: string, text: string])[], categories: string[]): string[] {
  const copy = mkdtempSync(join(tmpdir(), 'borders-'))
  try {
    for (const part of ['biome.json', '.gitignore', 'tools/borders'])
      cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    for (const [file, text] of lines) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), `${text}\n`)
    }
    const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome')
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none'], {
      cwd: copy,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    return diagnostics.filter(({ category }) => categories.includes(category)).map(({ location }) => location.path)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

type Diagnostic = { category: string; location: { path: string } }

const BORDER_RULES = ['lint/style/noRestrictedImports', 'plugin']

const inFilesNamed = (name: string, lines: [file: string, line: string][]) =>
  lines.map(([file, line], index) => [file.replace('*', `${name}-${index}`), line] as const)

describe('the borders between the folders', () => {
  const forbidden = inFilesNamed('forbidden', FORBIDDEN)
  const allowed = inFilesNamed('allowed', ALLOWED)
  const refused = refusedFiles([...forbidden, ...allowed], BORDER_RULES)

  test.each(forbidden)('refuse in %s the line %s', (file) => {
    expect(refused).toContain(file)
  })

  test.each(allowed)('let pass in %s the line %s', (file) => {
    expect(refused).not.toContain(file)
  })
})

test('two files that import each other are refused', () => {
  const circle = [
    ['story/hen.ts', "import { egg } from './egg.ts'\n\nexport const hen = () => egg()"],
    ['story/egg.ts', "import { hen } from './hen.ts'\n\nexport const egg = (): unknown => hen()"],
  ] as const

  expect(refusedFiles(circle, ['lint/suspicious/noImportCycles'])).toContain('story/hen.ts')
})

test('a promise that nobody waits for is refused', () => {
  const line = ['server/probe.ts', 'async function save() {}\n\nsave()'] as const

  expect(refusedFiles([line], ['lint/nursery/noFloatingPromises'])).toEqual(['server/probe.ts'])
})
