import { describe, expect, test } from 'vitest'
import { blocksOf, plainText } from './description.ts'

describe('[DATA-11] a description', () => {
  test('of plain text becomes paragraphs, and markup in it stays text', () => {
    expect(blocksOf('An <b>old</b> book.\n\nNobody reads it.\n')).toEqual([
      { type: 'paragraph', text: 'An <b>old</b> book.' },
      { type: 'paragraph', text: 'Nobody reads it.' },
    ])
  })

  test('of blocks keeps its headings, paragraphs, lists and addresses in order', () => {
    const blocks = [
      { type: 'heading' as const, text: 'The house' },
      { type: 'address' as const, text: '2 Daffodil Street' },
      { type: 'paragraph' as const, text: 'Terraced.' },
      { type: 'list' as const, items: ['hall', 'kitchen'] },
    ]

    expect(blocksOf(blocks)).toEqual(blocks)
    expect(plainText(blocks)).toBe('The house. 2 Daffodil Street. Terraced. hall, kitchen')
  })

  test('of plain text has no spaces around its paragraphs where they part', () => {
    expect(blocksOf('A book. \n  An old one.').map((block) => 'text' in block && block.text)).toEqual([
      'A book.',
      'An old one.',
    ])
  })

  test('on one line has a stop before each further block, unless it has one of its own', () => {
    const list = { type: 'list' as const, items: ['hall', 'kitchen'] }
    expect(plainText([list, { type: 'paragraph', text: 'Terraced' }])).toBe('hall, kitchen. Terraced')
    expect(plainText('Who knows?\nNobody')).toBe('Who knows? Nobody')
    expect(plainText('Nobody')).toBe('Nobody')
  })

  test('that was never told has no blocks', () => {
    expect(blocksOf(undefined)).toEqual([])
    expect(plainText(undefined)).toBe('')
  })
})
