import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { linkedText } from './name-links.ts'

const description = 'Waits at the gate for death.'
const person = { category: 'Crew', description }
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { ...person, name: 'Anna Seer', aliases: ['The Mate'] },
      bert: { ...person, name: 'Bert' },
      bertram: { ...person, name: 'Bert the Younger' },
      gate: { ...person, name: 'Gate' },
      carl: { ...person, name: 'Carl Black' },
      carla: { ...person, name: 'Carl White' },
    },
    deities: { death: { name: 'Death', description } },
    organizations: {
      house: { name: 'House of Bert', description },
      club: { name: 'Card Club', description },
      watch: { name: 'Night Watch', description },
    },
    locations: { club: { name: 'Card Club', description }, pier: { name: 'Anna’s pier', description } },
  },
  chapter_2: { characters: { zoe: { ...person, name: 'Zoe' } } },
})

const linked = (text: string, own = '', chapter = 1) =>
  linkedText(storyAt(chapter), text, own)
    .map(({ text, entry }) => (entry ? `[${text}](${entry})` : text))
    .join('')

describe('[FIND-5] a name in a text', () => {
  test('leads to the entry that bears it, by name, alias or first name, also before a possessive', () => {
    expect(linked('Then Anna Seer met the Night Watch.')).toBe(
      'Then [Anna Seer](characters/anna) met the [Night Watch](organizations/watch).',
    )
    expect(linked('He saw The Mate.')).toBe('He saw [The Mate](characters/anna).')
    expect(linked('Anna’s coat')).toBe('[Anna](characters/anna)’s coat')
    expect(linkedText(storyAt(1), 'Bert')[0]?.address).toBe('/codex/characters?id=bert')
  })

  test('is the longest that stands there, and no part of a word', () => {
    expect(linked('Bert the Younger and Bert')).toBe(
      '[Bert the Younger](characters/bertram) and [Bert](characters/bert)',
    )
    expect(linked('On Anna’s pier')).toBe('On [Anna’s pier](locations/pier)')
    expect(linked('Berta, Bertram')).toBe('Berta, Bertram')
  })

  test('leads nowhere where two bear it', () => {
    expect(linked('In the Card Club sat Carl.')).toBe('In the Card Club sat Carl.')
    expect(linked('There sat Carl Black.')).toBe('There sat [Carl Black](characters/carl).')
  })

  test('leads to nobody who is only named after a saint', () => {
    expect(linked('The ashes of Saint Anna, and a coat of Anna’s')).toBe(
      'The ashes of Saint Anna, and a coat of [Anna](characters/anna)’s',
    )
  })

  test('leads there once, and never to the entry that the text belongs to', () => {
    expect(linked('Bert and Bert and Anna', 'characters/anna')).toBe('[Bert](characters/bert) and Bert and Anna')
    // Nor to the entry that the preceding words link to.
    expect(linkedText(storyAt(1), 'Bert and Anna', '', 'characters/bert').map(({ text }) => text)).toEqual([
      'Bert and ',
      'Anna',
    ])
  })

  test('at the beginning of a sentence may be a word of the language', () => {
    expect(linked('Death came. Gate creaked.')).toBe('Death came. Gate creaked.')
    expect(linked('He serves Death and meets Gate.')).toBe(
      'He serves [Death](deities/death) and meets [Gate](characters/gate).',
    )
  })

  test('may be a word of the language wherever a sentence begins, also in quotation marks or brackets', () => {
    const beginnings = [
      '“Gate',
      '(Gate',
      'Wait. Gate',
      'Wait! Gate',
      'Who? Gate',
      'Wait: Gate',
      'And… Gate',
      'Wait.  Gate',
    ]
    for (const text of [...beginnings, 'Wait.” “Gate', 'Wait.) Gate', 'Wait.’ ‘Gate', 'Wait."\n"Gate'])
      expect(linked(text)).toBe(text)
  })

  test('is a name within a sentence, also in quotation marks or brackets', () => {
    for (const before of ['To ', 'He met “', 'He met ‘', 'He met (', 'He met, in the end, ', 'Wait.', 'Mr '])
      expect(linked(`${before}Gate`)).toBe(`${before}[Gate](characters/gate)`)
  })

  test('says nothing of a shorter name within it, also where it leads nowhere itself', () => {
    expect(linked('With Bert the Younger and Bert', 'characters/bertram')).toBe(
      'With Bert the Younger and [Bert](characters/bert)',
    )
    expect(linked('Of the House of Bert.')).toBe('Of the [House of Bert](organizations/house).')
    expect(linked('Of the House of Bert.', 'organizations/house')).toBe('Of the House of Bert.')
  })

  test('parts the text into what leads somewhere and what does not, and into no empty stretch', () => {
    const bert = { text: 'Bert', entry: 'characters/bert', address: '/codex/characters?id=bert' }
    expect(linkedText(storyAt(1), 'Bert')).toEqual([bert])
    expect(linkedText(storyAt(1), 'With Bert.')).toEqual([{ text: 'With ' }, bert, { text: '.' }])
    expect(linkedText(storyAt(1), '')).toEqual([])
  })

  test('[DATA-4] leads to nobody whom only later chapters know', () => {
    expect(linked('Zoe waits.')).toBe('Zoe waits.')
    expect(linked('Zoe waits.', '', 2)).toBe('[Zoe](characters/zoe) waits.')
  })
})
