import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { WithStory } from '#web/reader/testing/with-story.tsx'
import { EntryWay } from './entry-way.tsx'

const PLACES = ['world', 'kingdom', 'city', 'street', 'house', 'room']

const story = createTimeline({
  chapter_1: {
    locations: Object.fromEntries(
      PLACES.map((id, at) => [id, { name: `The ${id}`, description: 'A place.', within: PLACES[at - 1] }]),
    ),
  },
})(1)

function show(id: string) {
  render(
    <WithStory story={story}>
      <EntryWay kind="locations" id={id} />
    </WithStory>,
  )
}
const steps = () => within(screen.getByRole('navigation', { name: 'The way down' })).getAllByRole('listitem')
const words = () => steps().map(({ textContent }) => textContent)

test('[LOC-1] a way of five steps leads through all of them, to where it ends', () => {
  show('house')

  expect(words()).toEqual(['The world', 'The kingdom', 'The city', 'The street', 'The house'])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(words().slice(0, -1))
  expect(screen.getByText('The house').getAttribute('aria-current')).toBe('page')
})

test('[LOC-1] of a longer way those between the first and the last three are folded behind a word of how many they are', () => {
  show('room')

  expect(words()).toEqual(['The world', '…', 'The kingdom', 'The city', 'The street', 'The house', 'The room'])
  expect(steps().map(({ className }) => className)).toEqual(['', '', ...Array(2).fill('entry-way-between'), '', '', ''])
  expect(screen.getByText('…').getAttribute('aria-label')).toBe('2 between')
})

test('[LOC-1] a place that lies in none has no way', () => {
  show('world')

  expect(screen.queryByRole('navigation')).toBeNull()
})
