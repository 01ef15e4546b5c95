import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Problem } from '#tools/content/problem.ts'
import { chain, type Given } from './given.ts'

/** What was given to readers when each chapter was first released, and by which version. */
export type Certificate = { path: string; book: Link | undefined; chapters: readonly Link[]; problems: Problem[] }
type Link = { version: string; told: string }

const HEAD = `# What every chapter gave its readers when it was first released, in SHA-256: what it adds itself, and all that a
# reader there has in hand (each link of the chain holds the one before). Written by "npm run content:certify", never by
# hand; content/README.md says how a released chapter is corrected.
# chapter, version, told, all in hand
`
const LINE = /^(book|\d+) (\S+) ([0-9a-f]{64})(?: ([0-9a-f]{64}))?$/

const pathIn = (folder: string) => relative(process.cwd(), join(folder, 'certificate.txt'))

/** The certificate of a book that was never released. */
export const noCertificate = (folder: string): Certificate => ({
  path: pathIn(folder),
  book: undefined,
  chapters: [],
  problems: [],
})

/** Reads `certificate.txt`. An unreleased book has none; every malformed line is a problem. */
export function readCertificate(folder: string): Certificate {
  const path = pathIn(folder)
  if (!existsSync(path)) return noCertificate(folder)
  const lines = readFileSync(path, 'utf8').split('\n')
  const rows = lines.flatMap((text, index) => {
    const [, name, version = '', told = '', inHand] = LINE.exec(text) ?? []
    return text === '' || text.startsWith('#') ? [] : [{ line: index + 1, name, version, told, inHand }]
  })
  const [book, ...chapters] = rows
  const links = book ? chain({ book: book.told, told: chapters.map(({ told }) => told) }) : []
  const wrong = rows.find(({ name, inHand }, index) =>
    index === 0 ? name !== 'book' : name !== String(index) || inHand !== links[index - 1],
  )
  return {
    path,
    book,
    chapters,
    problems: wrong
      ? [
          {
            file: path,
            line: wrong.line,
            rule: 'certificate',
            message: 'This line was changed: the hash chain of the certificate is broken here.',
            tip: 'Restore the file from the last release; a correction belongs in errata.yaml.',
          },
        ]
      : [],
  }
}

/** The certificate, with everything not yet certified added for this version. Existing lines are kept. */
export function withGiven({ book, chapters }: Pick<Certificate, 'book' | 'chapters'>, given: Given, version: string) {
  const first = book ?? { version, told: given.book }
  const all = [...chapters, ...given.told.slice(chapters.length).map((told) => ({ version, told }))]
  const links = chain({ book: first.told, told: all.map(({ told }) => told) })
  const lines = all.map(({ version, told }, index) => `${index + 1} ${version} ${told} ${links[index]}\n`)
  return `${HEAD}book ${first.version} ${first.told}\n${lines.join('')}`
}
