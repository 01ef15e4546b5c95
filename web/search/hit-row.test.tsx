import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { searchStory } from '#story/search/search.ts'
import { allSections } from '#story/testing/sections.ts'
import { WithStory } from '#web/reader/testing/with-story.tsx'
import { HitRow } from './hit-row.tsx'

const description = 'Nothing special.'
const story = createTimeline({
  chapter_1: { pathways: { sailor: { name: 'Sailor', description } } },
  chapter_2: {
    characters: {
      anna: { name: 'Anna', category: 'Crew', status: 'Alive', firstAppearance: 1, description },
      bert: { name: 'Bert', category: 'Crew', status: 'Alive', description, told: ['He mends the sails.'] },
    },
    locations: { pier: { name: 'Pier', firstMention: 1, description } },
    pathways: { sailor: { sequences: { sequence_9: { name: 'Deckhand' } } } },
  },
})(2)

test.each([
  ['anna', 'First seen ch. 1'],
  ['pier', 'First seen ch. 1'],
  ['bert', 'First seen ch. 2'],
  ['deckhand', 'First seen ch. 2'],
  ['mends', 'Chapter 2'],
])('[CODEX-4] a hit for %s says the same chapter as its record: %s', (words, chapter) => {
  const [hit] = searchStory(story, { sections: allSections, itemCategories: [] }, words).hits
  render(
    <WithStory story={story}>
      <HitRow id="row" hit={hit!} isActive={false} onPoint={() => {}} onChoose={() => {}} />
    </WithStory>,
  )
  expect(screen.getByText(/^(?:First seen ch\.|Chapter) \d+$/).textContent).toBe(chapter)
})
