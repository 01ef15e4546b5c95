import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { WithStory } from '#web/reader/testing/with-story.tsx'
import { mentionList } from './mention-text.tsx'

const storyAt = createTimeline({
  chapter_1: { locations: { city: { name: 'Saltmere', description: 'A town.' } } },
  chapter_2: { locations: { street: { name: 'Rope Street', description: 'A street.', within: 'city' } } },
})

function linksAt(chapter: number) {
  const at = { name: '36 Rope Street, Saltmere', address: undefined }
  const choir = { name: 'Choir', address: '/codex/organizations?id=choir' }
  render(<WithStory story={storyAt(chapter)}>{mentionList([at, choir])}</WithStory>)
  return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)
}

test('[CODEX-3] a fact leads to the entries that it names, also within its words, once they are known', () => {
  const [city, choir] = ['Saltmere /codex/locations?id=city', 'Choir /codex/organizations?id=choir']

  expect(linksAt(1)).toEqual([city, choir])
  document.body.textContent = ''
  expect(linksAt(2)).toEqual(['Rope Street /codex/locations?id=street', city, choir])
})
