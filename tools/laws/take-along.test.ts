import { EpubCheck } from '@likecoin/epubcheck-ts'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_SEED } from '#server/testing/rounds.ts'
import type { Story } from '#story/engine/story.ts'
import { type Fixture, readFixture } from '#tools/prove/fixture.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { isNightly } from '#tools/testing/nightly.ts'
import { sampleOf } from '#tools/testing/sample.ts'
import { FORMATS, type Format } from '#web/take-along/formats.ts'
import { makeFile } from '#web/take-along/make-file.ts'

const WORLDS = ['deleted', 'renamed', 'multiplied', 'shuffled']

let fixture: Fixture
let storyAt: (chapter: number) => Story

beforeAll(() => {
  fixture = readFixture(WORLDS, contentOf())
  storyAt = fixture.storiesOf(fixture.source)
})

async function make(story: Story, format: Format) {
  const { signal } = new AbortController()
  const { name, bytes } = await makeFile(story, fixture.book, { format, madeAt: new Date(0), tell() {}, signal })
  return { name, bytes, files: unzipSync(bytes) }
}

const texts = (files: Record<string, Uint8Array>) =>
  Object.entries(files).map(([path, bytes]) => ({ path, text: strFromU8(bytes) }))

const size = (files: Record<string, Uint8Array>) => Object.values(files).reduce((sum, { length }) => sum + length, 0)

describe('[OWN-5] what is taken along', () => {
  test.each(isNightly ? [1, 42, 213] : [42])(
    'at chapter %i is the same to the last byte whatever comes later',
    async (chapter) => {
      for (const { format } of FORMATS) {
        const real = await make(storyAt(chapter), format)
        for (const { name, bookAfter } of sampleOf(fixture.worldsAt(chapter), 2)) {
          const other = await make(fixture.storiesOf(bookAfter(chapter))(chapter), format)
          expect(
            Buffer.from(other.bytes).equals(Buffer.from(real.bytes)),
            `${format}, ${name}, DAY_SEED=${DAY_SEED}`,
          ).toBe(true)
        }
      }
    },
  )

  test('would tell: one chapter more is seen', { tags: ['extended'] }, async () => {
    for (const { format } of FORMATS) {
      const [now, next] = [await make(storyAt(42), format), await make(storyAt(43), format)]
      expect(size(next.files)).toBeGreaterThan(size(now.files))
    }
  })

  test.each(FORMATS)('says its chapter in its name and on its first page: $format', async ({ format }) => {
    const { name, files } = await make(storyAt(42), format)

    expect(name).toContain('chapter-42')
    const first = texts(files).find(({ path }) => /title\.xhtml$|\.ifo$|Read me first\.md$/.test(path))
    expect(first?.text).toContain('all that is known at chapter 42')
  })

  test.each(isNightly ? [1, 42, 214] : [42])(
    'as an EPUB is valid at chapter %i, without a warning',
    async (chapter) => {
      const { bytes } = await make(storyAt(chapter), 'epub')
      const { valid, messages } = await EpubCheck.validate(bytes)

      expect(messages.filter(({ severity }) => !/info|usage/.test(severity))).toEqual([])
      expect(valid).toBe(true)
    },
  )

  test('as an EPUB has every entry, and every link in it leads somewhere', async () => {
    const { files } = await make(storyAt(214), 'epub')
    const pages = texts(files).filter(({ path }) => path.endsWith('.xhtml'))
    const anchors = new Set(
      pages.flatMap(({ path, text }) =>
        Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => `${path.replace('EPUB/', '')}#${id}`),
      ),
    )
    const links = pages.flatMap(({ text }) => Array.from(text.matchAll(/href="([^"#]+#[^"]+)"/g), ([, to]) => to!))

    expect(Object.keys(files)[0]).toBe('mimetype')
    expect(links.length).toBeGreaterThan(2000)
    expect(links.filter((link) => !anchors.has(link))).toEqual([])
    expect(anchors).toContain('characters.xhtml#entry-characters-klein-moretti')
  })

  test('as a dictionary finds every name and alias by the order of its format', async () => {
    const { files } = await make(storyAt(214), 'stardict')
    const part = (end: string) => Object.entries(files).find(([path]) => path.endsWith(end))![1]
    const ifo = strFromU8(part('.ifo'))
    const dict = part('.dict')
    const words = wordsOf(part('.idx'), 8)
    const aliases = wordsOf(part('.syn'), 4)

    expect(ifo).toContain(`wordcount=${words.length}\n`)
    expect(ifo).toContain(`synwordcount=${aliases.length}\n`)
    expect(ifo).toContain(`idxfilesize=${part('.idx').length}\n`)
    for (const list of [words, aliases]) {
      const sorted = list.toSorted((a, b) => Buffer.compare(lower(a.word), lower(b.word)))
      expect(list.map(({ word }) => word.toLowerCase())).toEqual(sorted.map(({ word }) => word.toLowerCase()))
    }
    const klein = words.find(({ word }) => word === 'Klein Moretti')!
    const [offset, size] = klein.numbers as [number, number]
    expect(strFromU8(dict.slice(offset, offset + size))).toMatch(/^<b>Klein Moretti<\/b>/)
    expect(words.at(-1)!.numbers.reduce((sum, value) => sum + value)).toBe(dict.length)
    const known = storyAt(214).characters.flatMap(({ aliases = [] }) => aliases)
    expect(aliases.map(({ word }) => word)).toEqual(expect.arrayContaining([...known]))
  })

  test('as Markdown has a file for each entry, and no link to a file that is not there', async () => {
    const { files } = await make(storyAt(214), 'markdown')
    const pages = new Set(Object.keys(files).map((path) => path.replace(/.*\/|\.md$/g, '')))
    const links = texts(files).flatMap(({ text }) =>
      Array.from(text.matchAll(/\[\[([^\]|]+)(?:\|[^\]]+)?\]\]/g), ([, to]) => to!),
    )

    expect(pages.size).toBe(Object.keys(files).length)
    expect(links.length).toBeGreaterThan(2000)
    expect(links.filter((link) => !pages.has(link))).toEqual([])
  })

  test('ends where its reader does not want it any more', async () => {
    const abort = new AbortController()
    const making = { format: 'epub', madeAt: new Date(0), tell: () => abort.abort(), signal: abort.signal } as const

    await expect(makeFile(storyAt(214), fixture.book, making)).rejects.toThrow(/abort/i)
  })
})

const lower = (text: string) => Buffer.from(text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))

/** The lines of an index: a word, a zero byte, and four-byte numbers. */
function wordsOf(bytes: Uint8Array, behind: number) {
  const words: { word: string; numbers: number[] }[] = []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0, at)
    const numbers = Array.from({ length: behind / 4 }, (_, place) => view.getUint32(end + 1 + place * 4))
    words.push({ word: strFromU8(bytes.slice(at, end)), numbers })
    at = end + 1 + behind
  }
  return words
}
