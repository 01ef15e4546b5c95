import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { kinds } from '#kinds/kinds.ts'
import { entrySchema } from './chapter-file.ts'
import { chapterTemplate, entryTemplate } from './template.ts'

test.each(kinds)('the template of %s has every mandatory field and no other', (kind) => {
  const [entry] = Object.values(Object.values(parse(entryTemplate(kind, 'an-id')) as object)[0] as object)
  const missing =
    entrySchema(kind)
      .safeParse({})
      .error?.issues.map(({ path }) => path[0]) ?? []

  expect(Object.keys(entry ?? {}).toSorted()).toEqual(missing.map(String).toSorted())
})

test('a choice is offered, and a chapter begins with its schema and day', () => {
  expect(entryTemplate('quests', 'home')).toContain("status: '' # active, completed, failed")
  expect(chapterTemplate(215, 'September 1349')).toBe(
    '# yaml-language-server: $schema=../chapter.schema.json\n# Chapter 215: September 1349\n',
  )
})
