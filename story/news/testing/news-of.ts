import type { Chapter } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { currentNews } from '#story/news/news.ts'
import { allSections } from '#story/testing/sections.ts'

/** A book with every section, and a currency of pounds and pence. */
export const book = {
  sections: { ...allSections, diary: { ...allSections.diary!, route: 'rose-diary' } },
  currency: [
    { key: 'pounds', symbol: '£', one: 'pound', many: 'pounds', worth: 240 },
    { key: 'pence', symbol: 'p', one: 'penny', many: 'pence', worth: 1 },
  ],
}

/** The news of a chapter that tells this, following the chapters in `before`. */
export function newsOf(told: Chapter, ...before: Chapter[]) {
  const chapters = [...before, told].map((chapter, index) => [`chapter_${index + 1}`, chapter])
  return currentNews(createTimeline(Object.fromEntries(chapters))(chapters.length), book)
}

/** The texts of `newsOf`. */
export const textsOf = (told: Chapter, ...before: Chapter[]) => newsOf(told, ...before).map(({ text }) => text)
