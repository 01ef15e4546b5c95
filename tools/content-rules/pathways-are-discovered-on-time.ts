import { entryOf } from '#story/engine/entries.ts'
import type { Rule } from './rule.ts'

export const pathwaysAreDiscoveredOnTime: Rule = {
  name: 'pathways-are-discovered-on-time',
  why: 'The chapter in which a pathway is first discovered is fixed by the product (specification section 9).',

  *check({ content, book, writtenAt }) {
    if (!book.pathways) return
    const { firstDiscovered, names } = book.pathways
    const last = Math.max(...content.chapters.map(({ number }) => number), 1)
    const story = writtenAt(last)
    for (const { number, chapter } of content.chapters) {
      for (const [id, told] of Object.entries(chapter.pathways ?? {})) {
        const pathway = entryOf(story.pathways, id)
        const fixed = firstDiscovered[id]
        const path = ['pathways', id]
        if (fixed !== undefined && number < fixed) {
          yield {
            chapter: number,
            path,
            message: `pathways.${id}: told before chapter ${fixed}, in which it is first discovered.`,
          }
        }
        const isFirstTold = pathway?.firstSeen === number && number <= book.chapters.last
        if (fixed !== undefined && isFirstTold && number > fixed) {
          yield {
            chapter: number,
            path,
            message: `pathways.${id}: must first be told in chapter ${fixed}, not in ${number}.`,
          }
        }
        const sequences = (told?.sequences ?? {}) as Record<string, { name?: string } | null>
        for (const [key, sequence] of Object.entries(sequences)) {
          const name = names[id]?.[key.replace('sequence_', '')]
          if (name && sequence?.name && sequence.name !== name) {
            yield {
              chapter: number,
              path: [...path, 'sequences', key],
              message: `pathways.${id}.${key}: is called "${name}" by the book, not "${sequence.name}".`,
            }
          }
        }
      }
    }
  },
}
