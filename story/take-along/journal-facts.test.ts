import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { journalFacts } from './journal-facts.ts'

const content = 'Who put the notebook on my desk, and why?'
const storyAt = createTimeline({
  chapter_1: {
    characters: { marta: { name: 'Marta', category: 'Crew', description: 'The mate.' } },
    diary: { leaf: { title: 'A leaf', order: 1 }, lost: { title: 'Lost', order: 2, diaryDate: 'Unknown' } },
    notes: { leaf: { content, category: 'theory', date: '1 May 1815', tags: ['desk'] } },
  },
  chapter_2: {
    diary: {
      leaf: {
        shortInfo: 'About a voyage.',
        keyRevelation: 'Its writer was not alone.',
        diaryDate: '18 November',
        discoveredBy: 'Marta',
        discoveredHow: 'Bought at a market.',
        discoveredDate: '2 May 1815',
        importance: 'High',
      },
    },
  },
})
const facts = (chapter: number, kind: 'diary' | 'notes' | 'characters', id: string) =>
  journalFacts(storyAt(chapter), kind, id).filter(({ text }) => text)

describe('[OWN-5] a page of a journal that is taken along', () => {
  test('says of a leaf when it was written, what it is about, and how it was found', () => {
    expect(facts(2, 'diary', 'leaf')).toEqual([
      { name: 'Written', text: '18 November' },
      { name: 'About', text: 'About a voyage.' },
      { name: 'Key revelation', text: 'Its writer was not alone.' },
      { name: 'Found by', text: 'Marta' },
      { name: 'Found', text: '2 May 1815' },
      { name: 'How found', text: 'Bought at a market.' },
      { name: 'Importance', text: 'High' },
    ])
  })

  test('[DATA-4] says nothing that only later chapters tell, and no date that nobody knows', () => {
    expect(facts(1, 'diary', 'leaf')).toEqual([])
    expect(facts(1, 'diary', 'lost')).toEqual([])
  })

  test('says of a note of which kind it is and when it was written', () => {
    expect(facts(1, 'notes', 'leaf')).toEqual([
      { name: 'Kind', text: 'Theory' },
      { name: 'Written', text: '1 May 1815' },
    ])
  })

  test('is nothing of another kind, and nothing that is not known', () => {
    expect(facts(2, 'characters', 'marta')).toEqual([])
    expect(facts(2, 'diary', 'nowhere')).toEqual([])
  })
})
