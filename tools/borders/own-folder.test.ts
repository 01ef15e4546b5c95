import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'

const IMPORTED = /(?:from |import\(|import )'#([^']+)'/g

/** Imports by `#` of files in the importer's own folder or below, where `./` is required. */
function ownByHash(file: string, source: string): string[] {
  const folder = `${dirname(file)}/`
  return [...source.matchAll(IMPORTED)].map(([, path = '']) => path).filter((path) => path.startsWith(folder))
}

describe('one way of importing', () => {
  test('is by ./ within a folder and by # across folders', () => {
    expect(ownByHash('server/http/a.ts', "import '#server/http/b.ts'\nimport '#server/story/c.ts'")).toEqual([
      'server/http/b.ts',
    ])
  })

  test('is kept in every file (the linter refuses ../)', () => {
    const files = globSync('{kinds,story,api,reader,server,web,tools,e2e,bench}/**/*.{ts,tsx}').filter(
      (file) => !file.includes('node_modules') && !file.startsWith('tools/borders/'),
    )
    const found = files.flatMap((file) =>
      ownByHash(file, readFileSync(file, 'utf8')).map((path) => `${file}: #${path}`),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(found).toEqual([])
  })
})
