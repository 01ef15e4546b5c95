import type { Chapter } from '#story/engine/chapter.ts'

/** Chapters by number, in order. */
export type ChapterMap = Map<number, Chapter>
