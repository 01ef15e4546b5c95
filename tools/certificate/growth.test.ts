import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from '#kinds/kinds.ts'
import { type Content, readContent } from '#tools/content/read-content.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { storyFiles } from '#tools/prepare/story-files.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { contentGiven } from './given.ts'

/** A chapter that changes old entries, removes one, and shows a new drawing. */
const nextOf = (character: string, item: string, pathway: string) => `
title: One chapter more
characters:
  ${character}: { status: Unknown, sequence: { pathway: ${pathway}, number: 1, name: A new Sequence }, card: { job: Another } }
items:
  ${item}: null
  a-new-thing: { name: A new thing, category: tool, icon: abacus, description: Of this chapter. }
pathways:
  ${pathway}: { sequences: { sequence_1: { name: A new Sequence }, sequence_9: { description: Told anew. } } }
  a-new-way: { name: A new way, icon: wheat, domain: Fields, description: Of this chapter. }
`

describe('[DATA-4] one chapter more in the real book', () => {
  let folder: string
  let before: Content
  let after: Content
  beforeAll(() => {
    before = contentOf('content')
    const { last } = before.book!.chapters
    const first = (kind: Kind) => before.chapters.flatMap(({ chapter }) => Object.keys(chapter[kind] ?? {}))[0]!
    folder = mkdtempSync(join(tmpdir(), 'grown-'))
    cpSync('content', folder, { recursive: true })
    const path = join(folder, 'book.yaml')
    writeFileSync(path, readFileSync(path, 'utf8').replace(`last: ${last}`, `last: ${last + 1}`))
    writeFileSync(
      join(folder, 'chapters', `${last + 1}.yaml`),
      nextOf(before.book!.protagonist.id, first('items'), first('pathways')),
    )
    after = readContent(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const filesOf = ({ book, chapters }: Content) =>
    new Map(
      storyFiles(prepareChapters(book!, chapters, gameIcons()), book!.chapters).map(({ path, content }) => [
        path,
        content,
      ]),
    )

  test('leaves every file and every index of the chapters before it as they were, byte for byte', () => {
    const [old, grown] = [filesOf(before), filesOf(after)]
    const { last, bundle } = before.book!.chapters

    expect(after.problems).toEqual([])
    // Per chapter its file and its index, and, unless it begins a bundle, a file of the chapter alone.
    expect(old.size).toBe(3 * last - Math.ceil(last / bundle))
    for (const [path, content] of old) expect(grown.get(path) === content, path).toBe(true)
    const added = [...grown].filter(([path]) => !old.has(path))
    expect(new Set(added.map(([path]) => path.split('/')[1]))).toEqual(new Set([`${last + 1}.json`]))
    expect(added[0]?.[1]).toContain('One chapter more')
  })

  test('leaves what is certified as it was', () => {
    const [old, grown] = [contentGiven(before)!, contentGiven(after)!]

    expect(grown.book).toBe(old.book)
    expect(grown.told.slice(0, -1)).toEqual(old.told)
    expect(grown.told).toHaveLength(old.told.length + 1)
  })
})
