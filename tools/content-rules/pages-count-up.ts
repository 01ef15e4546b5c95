import { pagesOf } from '#story/journals/diary-pages.ts'
import { patches, type Rule } from './rule.ts'

export const pagesCountUp: Rule = {
  name: 'pages-count-up',
  why: 'Readers see the pages of a leaf by their numbers, and each is counted as one page read.',

  *check(checked) {
    for (const { chapter, id, told, path } of patches(checked, ['diary'])) {
      const { content } = told as { content?: unknown }
      if (typeof content !== 'string') continue
      const numbers = pagesOf(content).flatMap(({ number }) => number ?? [])
      const wrong = numbers.find((number, at) => number !== at + 1)
      if (wrong === undefined) continue
      yield {
        chapter,
        path: [...path, 'content'],
        what: id,
        message: `${path.join('.')}.content: its pages are numbered ${numbers.join(', ')}.`,
        tip: 'Number them 1, 2, 3 …; a part further down a page may be a page of its own.',
      }
    }
  },
}
