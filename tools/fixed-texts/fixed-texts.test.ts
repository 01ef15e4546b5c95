import { describe, expect, test } from 'vitest'
import { pagesOf } from '#story/journals/diary-pages.ts'
import { FIXED_TEXTS } from './fixed-texts.ts'
import { writtenTexts } from './written-texts.ts'

describe('[SHELL-10] a text that the specification fixes stands as it is written', () => {
  test.each(FIXED_TEXTS.flatMap(({ text, where, sources }) => sources.map((file) => ({ text, where, file }))))(
    '$text: $where ($file)',
    ({ text, file }) => {
      expect(writtenTexts(file)).toContain(text)
    },
  )

  test('Page N (label): the marker of a page in a diary', () => {
    expect(pagesOf('Page 2 (inner side): It rains.')).toEqual([
      { number: 2, label: 'inner side', paragraphs: ['It rains.'] },
    ])
  })
})
