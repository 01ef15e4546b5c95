import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md'],
  ...['content/README.md', '.changeset/README.md', 'docs/deploying.md'],
]
/** Files made by a command, and placeholders for a name of the reader's choice. */
const MADE = /^(build|dist|data|release|node_modules|\.books)\/|NAME|NNN|FAMILY|^kinds\/beasts/
const ROOTS = readdirSync('.').filter((name) => !MADE.test(`${name}/`))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** The addresses of links and pictures, except those on the web. */
function linksOf(text: string) {
  return Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, to]) => to as string).filter((to) => !/^https?:/.test(to))
}

/** Files and folders named in `code`: they begin with a folder or a file of the project. */
function namedFiles(text: string) {
  return Array.from(text.matchAll(/`([^`\s]+)`/g), ([, name]) => name as string).filter(
    (name) => ROOTS.includes(name.split('/')[0] as string) && name.includes('/') && !MADE.test(name),
  )
}

const isThere = (name: string) =>
  /[*{]/.test(name)
    ? readdirSync(dirname(name.replace(/[*{].*/, 'x')), { recursive: true, encoding: 'utf8' }).some((file) =>
        matchesGlob(posix.join(dirname(name.replace(/[*{].*/, 'x')), file), name),
      )
    : existsSync(name)

const headingsOf = (text: string) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('each link leads somewhere', () => {
    const broken = linksOf(text).filter((link) => {
      const [path = '', heading] = link.split('#')
      const target = path === '' ? document : join(dirname(document), path)
      return (
        !existsSync(target) || (heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).includes(heading))
      )
    })

    expect(broken).toEqual([])
  })

  test('each file that it names is there', () => {
    expect(namedFiles(text).filter((name) => !isThere(name))).toEqual([])
  })

  test('each command that it names is one', () => {
    const commands = Array.from(
      text.matchAll(/npm run (?:-s |--silent )?([a-z]\w*(?::\w+)?)/g),
      ([, name]) => name as string,
    )

    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('a broken link and a file that is gone would be heard of', () => {
  expect(linksOf('[a](docs/gone.md) [b](https://example.org)')).toEqual(['docs/gone.md'])
  expect(namedFiles('`story/gone.ts`, `npm start`, `story/`')).toEqual(['story/gone.ts', 'story/'])
  expect(isThere('story/gone.ts')).toBe(false)
})
