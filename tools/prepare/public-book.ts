import type { AppBook, PublicBook } from '#story/book/book.ts'
import type { Book } from '#story/schema/book.ts'

/** The public constants of book.yaml, without what it dates to chapters and what lies beyond the last (DATA-6). */
export function publicBook(book: Book): PublicBook {
  const { salary: _, progress: _p, gates: _g, aliases: _a, check: _c, pathways, ...shown } = book
  const { last } = book.chapters
  const labels = Object.entries(shown.labels).filter(([number]) => Number(number) <= last)
  const volumes = shown.volumes.filter(({ from }) => from <= last)
  return {
    ...shown,
    labels: Object.fromEntries(labels),
    volumes: volumes.map((volume) => ({ ...volume, to: Math.min(volume.to, last) })),
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

/** The constants without what only some screens show. */
export function appBook({ achievements, welcome: _, ...book }: PublicBook): AppBook {
  return { ...book, hasAchievements: achievements !== undefined }
}
