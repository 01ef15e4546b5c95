import { expect, test } from 'vitest'
import { createDeviceTimeline } from './device-timeline.ts'

const told = (number: number, name = `P${number}`) => ({
  [`chapter_${number}`]: { characters: { [`p${number}`]: { name } } },
})
const book = { ...told(1), ...told(2), ...told(3) }
const names = (story: ReturnType<ReturnType<typeof createDeviceTimeline>>) =>
  story.characters.map((entry) => (entry as { name?: string }).name)

test('[DATA-6] chapters that are let go are in no story any more', () => {
  const storyAt = createDeviceTimeline()
  expect(names(storyAt(3, book))).toEqual(['P1', 'P2', 'P3'])
  expect(names(storyAt(1, told(1)))).toEqual(['P1'])
  expect(names(storyAt(3, { ...told(1), ...told(3) })), 'what was merged before is forgotten').toEqual(['P1', 'P3'])
})

test('chapters that take the place of others are merged anew', () => {
  const storyAt = createDeviceTimeline()
  storyAt(3, book)
  expect(names(storyAt(3, { ...book, ...told(2, 'Corrected') }))).toEqual(['P1', 'Corrected', 'P3'])
})

test('a chapter more is merged onto the story that is there', () => {
  const storyAt = createDeviceTimeline()
  const before = storyAt(2, { ...told(1), ...told(2) })
  const two = { ...told(1), ...told(2) }
  expect(storyAt(2, two)).toBe(storyAt(2, two))
  expect(names(storyAt(3, { ...two, ...told(3) }))).toEqual([...names(before), 'P3'])
})
