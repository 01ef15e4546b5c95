import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chapter } from '#story/chapter.ts'
import { entryOf, listOf } from '#story/entries.ts'
import { id } from '#story/schema/parts.ts'
import { createTimeline } from '#story/timeline.ts'
import { chapterFile } from '../content/chapter-file.ts'
import { prepareChapters } from '../prepare/prepare.ts'
import { smallBook } from '../testing/small-book.ts'

const { last } = smallBook.chapters

const anyId = fc.stringMatching(/^[a-z0-9]{1,2}(-[a-z0-9]{1,2})?$/).filter((word) => id.safeParse(word).success)
/** Which identities of a person each chapter tells of. */
const anyTellings = fc.array(fc.uniqueArray(anyId, { maxLength: 5 }), { maxLength: last })

test('[HOME-9] what is told inside an entry stands in the order of telling, from the file to the screen', () => {
  fc.assert(
    fc.property(anyTellings, (told) => {
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
