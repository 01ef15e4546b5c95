import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADDRESSES } from '#api/addresses.ts'
import { ADMIN_CALLS, ADMIN_PAGE } from '#api/admin.ts'
import { ROUTES } from '#story/entries/routes.ts'

/** The files that declare addresses. */
const TABLES = ['api/addresses.ts', 'api/admin.ts', 'story/entries/routes.ts']

const paths = [
  ...Object.values(ROUTES).map(({ path }) => path),
  ...Object.values(ADDRESSES),
  ...Object.values(ADMIN_CALLS).map(({ path }) => path),
  ADMIN_PAGE,
]
const firstParts = [...new Set(paths.map((path) => path.split('/')[1]!).filter(Boolean))]
const parameters = [...new Set(Object.values(ROUTES).flatMap((route) => [...route.query]))]

/** Texts that begin with the address of a page or of a call, or continue with the query of a page. */
const SPELLED = [
  new RegExp(`['"\`](/|\\^\\\\/\\(?)(${firstParts.join('|')})\\b[^\\n]*`, 'g'),
  new RegExp(`['"\`][^'"\`\\s]*[?&](${parameters.join('|')})=[^\\n]*`, 'g'),
  /\b(to|href|pathname)(=|: )\{?['"]\/['"]|\b(redirect|navigate)\('\/'/g,
]

function spelledIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return SPELLED.flatMap((pattern) => code.match(pattern) ?? [])
}

test.each([
  ["<Link to='/codex'>", true],
  ['to={`/pathways/seer`}', true],
  ["fetch('/api/session')", true],
  ['<Link to="/?popup=balance">', true],
  ["search: '?about=x'", true],
  ["return redirect('/')", true],
  ['const PLACES = "^\\/(auth|codex)"', true],
  ["href('codex')", false],
  ["import { x } from './codex/start.ts'", false],
  ["path.split('/')", false],
  ['// leads to "/codex"', false],
])('%s is an address that is spelled out: %s', (source, isSpelled) => {
  expect(spelledIn(source).length > 0).toBe(isSpelled)
})

test('an address is spelled out in its table alone', () => {
  const files = globSync('{kinds,story,api,server,web}/**/*.{ts,tsx,html}').filter(
    (file) => !/\.test\.|\/(testing|attacks|public)\//.test(file) && !TABLES.includes(file),
  )
  expect(files.length).toBeGreaterThan(400)
  const spelled = files.flatMap((file) => spelledIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
  expect(spelled).toEqual([])
})
