import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { textsDoNotLookAhead } from './texts-do-not-look-ahead.ts'

const note = (content: string) => ({ 2: { notes: { note: { category: 'other', content } } } })

test.each([
  'Anna keeps the log and will tell nobody.'.replace('will', 'would'),
  'He has to be home within one day.',
  'Bound to silence by contract.',
  'The last of the bread is gone.',
])('a text that stays in its chapter passes: %s', (content) => {
  expect(problemsOf(textsDoNotLookAhead, note(content))).toEqual([])
})

test.each([
  ['later', 'A clerk, later a captain.'],
  ['will', 'She will remember this.'],
  ['not yet', 'He has not yet understood.'],
  ['for now', 'They are friends for now.'],
  ['until his death', 'He keeps the watch until his death.'],
  ['last time', 'They meet for the last time.'],
  ['first of many', 'It is the first of many lies.'],
  ['destined to', 'A child destined to rule.'],
  ['turns out', 'The baker turns out a thief.'],
  ['eventually', 'Eventually the door opens.'],
])('"%s" is found', (phrase, content) => {
  expect(problemsOf(textsDoNotLookAhead, note(content))[0]?.message).toContain(phrase)
})
