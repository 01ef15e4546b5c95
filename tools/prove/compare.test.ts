import { describe, expect, test } from 'vitest'
import { answerText } from './answer-text.ts'
import { differenceAt, differingKeys, excerpts, type Observations } from './compare.ts'

const observationsOf = (texts: Record<string, string>): Observations => ({
  seen: new Map(Object.entries(texts)),
  textOf: async (what) => texts[what] ?? '',
  close: async () => {},
})
const real = observationsOf({
  '/codex: page': '<h1>Codex</h1><p>12 people</p>',
  '/codex: title': 'Codex',
  'answer GET /story/index/42.json': 'etag: "1"\n{"chapter":42}',
  'device: localStorage profile': '{"currentChapter":42}',
})
const otherwise = async (what: string, text: string) => {
  const other = observationsOf({ ...Object.fromEntries(real.seen), [what]: text })
  return Promise.all(differingKeys(real.seen, other.seen).map((what) => differenceAt(what, real, other)))
}

describe('[DATA-4] two sights', () => {
  test('of the same do not differ', () => {
    expect(differingKeys(real.seen, observationsOf(Object.fromEntries(real.seen)).seen)).toEqual([])
  })

  test('differ by one count of a page, by a title, by a header and by a stored byte', async () => {
    expect(await otherwise('/codex: page', '<h1>Codex</h1><p>13 people</p>')).toEqual([
      { what: '/codex: page', real: '<h1>Codex</h1><p>12 people</p>', other: '<h1>Codex</h1><p>13 people</p>' },
    ])
    expect(await otherwise('/codex: title', 'Codex of Klein')).toHaveLength(1)
    expect(await otherwise('answer GET /story/index/42.json', 'etag: "2"\n{"chapter":42}')).toHaveLength(1)
    expect(await otherwise('device: localStorage profile', '{"currentChapter":43}')).toHaveLength(1)
  })

  test('differ by what is in one of them alone', async () => {
    expect(await otherwise('answer GET /story/index/43.json', '{}')).toEqual([
      { what: 'answer GET /story/index/43.json', real: '', other: '{}' },
    ])
    expect(differingKeys(real.seen, new Map())).toHaveLength(real.seen.size)
  })
})

describe('an answer', () => {
  const answer = {
    asked: 'GET /story/index/1.json',
    sent: '',
    status: 200,
    headers: ['etag: "1"'],
    body: Buffer.from('{}'),
  }

  test('is another by a header, a status, a byte of its body', () => {
    const texts = [
      answer,
      { ...answer, headers: ['etag: "2"'] },
      { ...answer, status: 404 },
      { ...answer, body: Buffer.from('{ }') },
      { ...answer, sent: '{}' },
    ].map(answerText)
    expect(new Set(texts).size).toBe(texts.length)
    expect(answerText({ ...answer })).toBe(texts[0])
  })
})

test('an excerpt shows the first difference, with a little around it', () => {
  const long = 'x'.repeat(500)
  expect(excerpts(`${long}A${long}`, `${long}B${long}`)).toEqual({
    real: `…${'x'.repeat(40)}A${'x'.repeat(99)}…`,
    other: `…${'x'.repeat(40)}B${'x'.repeat(99)}…`,
  })
})
