import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chapter } from '#story/engine/chapter.ts'
import { entryOf, listOf } from '#story/engine/entries.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { id } from '#story/schema/parts.ts'
import { chapterFile } from '#tools/content/chapter-file.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { smallBook } from '#tools/testing/small-book.ts'

const { last } = smallBook.chapters

const anyId = fc.stringMatching(/^[a-z0-9]{1,2}(-[a-z0-9]{1,2})?$/).filter((word) => id.safeParse(word).success)
/** The identities of a person that each chapter tells of. */
const anyPatches = fc.array(fc.uniqueArray(anyId, { maxLength: 5 }), { maxLength: last })

test('[HOME-9] what is told inside an entry stands in the order of telling, from the file to the screen', () => {
  fc.assert(
    fc.property(anyPatches, (told) => {
      const chapters = told.map((ids, index) => {
        const identities = Object.fromEntries(ids.map((id) => [id, { name: id }]))
        return { number: index + 1, chapter: chapterFile.parse({ characters: { anna: { identities } } }) as Chapter }
      })
      const sent = JSON.stringify(prepareChapters(smallBook, chapters, () => undefined))
      const anna = entryOf(createTimeline(JSON.parse(sent))(last).characters, 'anna')

      expect(listOf(anna?.identities).map(({ id }) => id)).toEqual([...new Set(told.flat())])
    }),
  )
})
