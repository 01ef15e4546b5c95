import type { PublicBook } from '#story/book.ts'
import type { Book } from '#story/schema/book.ts'

/** The public constants of book.yaml; what it dates to chapters stays behind (DATA-6). */
export function publicBook(book: Book): PublicBook {
  const { salary: _, progress: _p, gates: _g, aliases: _a, pathways, ...shown } = book
  const labels = Object.entries(shown.labels).filter(([number]) => Number(number) <= book.chapters.last)
  return {
    ...shown,
    labels: Object.fromEntries(labels),
    ...(pathways && {
      pathways: {
        total: pathways.total,
        sequences: pathways.sequences,
        rungs: pathways.rungs,
        chapterProgress: pathways.chapterProgress,
      },
    }),
  }
}
