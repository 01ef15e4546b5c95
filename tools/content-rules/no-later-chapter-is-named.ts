import { type Rule, texts } from './rule.ts'

const numbered = /(?<![a-z])(chapters?|ch\.?|volumes?|vol\.?)[\s-]*(\d+|[a-z]+(?=[^a-z]|$))/giu
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const noLaterChapterIsNamed: Rule = {
  name: 'no-later-chapter-is-named',
  why: 'The number of a later chapter or volume tells where something is still to come.',

  *check(checked) {
    const { volumes } = checked.book
    for (const { chapter, path, value } of texts(checked)) {
      const volume = volumes.findLastIndex(({ from }) => from <= chapter) + 1
      for (const [phrase, unit = '', count = ''] of value.matchAll(numbered)) {
        const number = /\d/.test(count) ? Number(count) : words.indexOf(count.toLowerCase())
        const isVolume = unit.toLowerCase().startsWith('v')
        if (number <= (isVolume ? volume : chapter)) continue
        yield {
          chapter,
          path,
          what: phrase,
          message: `${path.join('.')}: "${phrase}" lies ahead of chapter ${chapter}.`,
          tip: 'Readers know no number that they have not reached.',
        }
      }
    }
  },
}
