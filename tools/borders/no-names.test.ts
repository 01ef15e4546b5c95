import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentOf } from '#tools/testing/content-of.ts'
import { namesIn } from '#tools/texts/names.ts'
import { writtenTexts } from './written-texts.ts'

/** The folders of product code; other tools may use the book in examples. */
const CODE = '{{kinds,story,api,reader,server,web,scripts,tools/vite,tools/prepare}/**/,}*.{ts,tsx,mjs,css,html}'
const NOT_CODE = /\.test\.tsx?$|\/testing\/|^web\/kit\//

/** Names in the first book that are ordinary words elsewhere. */
const ORDINARY = new Set(['improvement'])

const { book, chapters } = contentOf('content')
const told = chapters.map(({ chapter }) => chapter.characters?.[book?.protagonist.id ?? ''])
const NAMES_OF_THE_PROTAGONIST = new Set(told.flatMap((person) => String(person?.name ?? '').split(' ')))

/** Single words from names of people, gods, houses and places that no text writes in lower case. */
function properNames(): ReadonlySet<string> {
  const names = [...namesIn(chapters, book?.aliases ?? []).values()].flat()
  const proper = names.filter(
    ({ of, stems, capitals }) =>
      stems.length === 1 && !capitals[0] && /^(characters|deities|organizations|locations)\./.test(of),
  )
  return new Set(
    proper.map(({ shown }) => shown).filter((name) => name.length > 3 && !ORDINARY.has(name.toLowerCase())),
  )
}

const files = globSync(CODE).filter((file) => !NOT_CODE.test(file.replaceAll('\\', '/')))

test('no line of code knows a name of the first book', () => {
  const names = properNames()
  expect([...names].filter((name) => NAMES_OF_THE_PROTAGONIST.has(name))).not.toEqual([])
  expect(names.size).toBeGreaterThan(100)

  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\p{Lu}\p{Ll}+/gu)].flatMap(([word]) =>
      names.has(word) ? [`${file}: ${word}`] : [],
    ),
  )
  expect([...new Set(found)]).toEqual([])
})

/** These tests quote the book's words because the specification fixes them. */
const SPECIFIED = ['second-book.test.ts', 'book-constants.test.ts']

test('no end-to-end test hangs on a name of the first book, so that its chapters can change without them', () => {
  const names = [...namesIn(chapters, book?.aliases ?? []).values()].flat().map(({ shown }) => shown)
  const fullNames = [...new Set(names)].filter((name) => /^\p{Lu}\S+ \p{Lu}/u.test(name))
  expect(fullNames.length).toBeGreaterThan(100)
  const tests = globSync('e2e/**/*.ts').filter((file) => !SPECIFIED.some((name) => file.endsWith(name)))
  expect(tests.length).toBeGreaterThan(60)

  const found = tests.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return fullNames.flatMap((name) => (text.includes(name) ? [`${file}: ${name}`] : []))
  })
  expect(found).toEqual([])
})

/** Words of the book's world as a screen would show them; the keys of a chapter (`sequence_9`) come from the specification. */
const WORLD =
  /\b(?:Beyonders?|Sequences?|Pathways?|Nighthawks?|Sealed Artifacts?|Gr[ae]y [Ff]og|Tarot|Epochs?|[Pp]ounds?|soli|Rent & Food|Mysticism)\b/

test('no text of the code speaks of the world of the first book', () => {
  expect(files.length).toBeGreaterThan(400)
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...writtenTexts(file)].flatMap((text) => (WORLD.test(text) ? [`${file}: ${text}`] : [])))
  expect(found).toEqual([])
})
