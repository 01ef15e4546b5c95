import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { rememberedParts } from './remembered-parts.ts'

const person = (name: string) => ({ name, category: 'Crew', status: 'Alive', description: 'Somebody.' })
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: {
        ...person('Anna'),
        appearance: 'Tall, with a scar.',
        background: 'She grew up in the harbour.',
        told: [{ text: 'She fears the sea.', key: 'fear' }, 'She sings.'],
        ties: { bert: { as: 'sibling', text: 'They share a cabin.' }, cora: { as: 'friend' } },
      },
      bert: person('Bert'),
      cora: person('Cora'),
      dora: person('Dora'),
    },
  },
  chapter_3: { characters: { anna: { told: [{ text: 'She was only tired.', retracts: 'fear' }] } } },
})
const parts = (chapter: number, id: string) =>
  rememberedParts(storyAt(chapter), 'characters', id, { sections: allSections })

describe('[OWN-5] what is kept of an entry', () => {
  test('is taken along as its looks, its past, its ties and each fact with its chapter', () => {
    expect(parts(1, 'anna')).toEqual([
      { title: 'Appearance', lines: ['Tall, with a scar.'], isList: false },
      { title: 'Background', lines: ['She grew up in the harbour.'], isList: false },
      {
        title: 'Ties',
        lines: ['Is a sibling of Bert (chapter 1). They share a cabin.', 'Is a friend of Cora (chapter 1).'],
        isList: true,
      },
      {
        title: 'What has been told',
        lines: ['Chapter 1: She fears the sea.', 'Chapter 1: She sings.'],
        isList: true,
      },
    ])
  })

  test('says of a fact in which chapter it was taken back', () => {
    expect(parts(3, 'anna').at(-1)?.lines).toEqual([
      'Chapter 1: She fears the sea. (Taken back in chapter 3.)',
      'Chapter 1: She sings.',
      'Chapter 3: She was only tired.',
    ])
  })

  test('leaves out what no chapter has told', () => {
    expect(parts(1, 'cora')).toEqual([{ title: 'Ties', lines: ['Is a friend of Anna (chapter 1).'], isList: true }])
    expect(parts(1, 'dora')).toEqual([])
    expect(parts(1, 'nobody')).toEqual([])
  })
})
