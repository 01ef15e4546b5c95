import { describe, expect, test } from 'vitest'
import { bare, fold, tellingWords, wordsOf } from './fold.ts'

describe('[FIND-2] a text as search compares it', () => {
  test('has no capitals, accents or apostrophes', () => {
    expect(fold('ZOË at the Café')).toBe('zoe at the cafe')
    expect(fold("Anna's")).toBe('annas')
    expect(fold('Anna’s')).toBe('annas')
    expect(fold('Annaʼs')).toBe('annas')
  })

  test('has single spaces between its words and none around them', () => {
    expect(fold('  (Anna),  the – Mate!  ')).toBe('anna the mate')
    expect(fold('No. 14')).toBe('no 14')
    expect(fold('?!')).toBe('')
  })

  test('keeps letters of other scripts', () => {
    expect(fold('Άννα 船')).toBe('αννα 船')
  })

  test('keeps its lines, without spaces at their ends', () => {
    expect(fold('Old Anna!\n“The Mate” of\n(the ship)')).toBe('old anna\nthe mate of\nthe ship')
    expect(fold('one\n\ntwo')).toBe('one\n\ntwo')
  })

  test('has the plain letters and digits for those of other widths and joined ones', () => {
    expect(fold('ＡＮＮＡ　Ｎｏ．１４')).toBe('anna no 14')
    expect(fold('ﬁne ﬂags')).toBe('fine flags')
  })

  test('writes British and American spelling alike, also where the word is not typed to its end', () => {
    expect(fold('Harbour')).toBe('harbor')
    expect(fold('harbou')).toBe('harbo')
    expect(fold('a coloured sail')).toBe('a colored sail')
    expect(fold('greyish')).toBe('grayish')
    expect(fold('Theatre of sombre plays')).toBe('theater of somber plays')
  })

  test('leaves alone what is only the beginning of a word', () => {
    for (const typed of ['bre', 'tre', 'stre']) expect(fold(typed)).toBe(typed)
    for (const [british, american] of [
      ['metre', 'meter'],
      ['sabre', 'saber'],
    ] as const) {
      expect(fold(british)).toBe(american)
    }
  })

  test('leaves words alone that are written alike on both sides', () => {
    for (const word of ['flour', 'hour', 'mysterious', 'thousand', 'allgrey', 'centred', 'fire', 'genre']) {
      expect(fold(word)).toBe(word)
    }
  })
})

describe('[FIND-2] the words of what was typed', () => {
  test('are none where nothing was typed', () => {
    expect(wordsOf('')).toEqual([])
    expect(wordsOf('anna the mate')).toEqual(['anna', 'the', 'mate'])
  })

  test('do not count where they are small, unless all of them are', () => {
    expect(tellingWords(['who', 'is', 'anna'])).toEqual(['anna'])
    expect(tellingWords(['who', 'is', 'it'])).toEqual(['who', 'is', 'it'])
    expect(tellingWords([])).toEqual([])
  })
})

describe('[FIND-2] a name without its article', () => {
  test('is the rest of it', () => {
    expect(bare('the crew')).toBe('crew')
    expect(bare('a crew')).toBe('crew')
    expect(bare('an old crew')).toBe('old crew')
  })

  test('is itself where it has none in front', () => {
    for (const name of ['theatre', 'crew of the sea', 'annas crew', 'the', 'athe crew']) expect(bare(name)).toBe(name)
  })
})
