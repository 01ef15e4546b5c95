import type { Chapters } from '#reader/story-state.ts'
import { type Chapter, chapterNumber } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'

/** The story at any loaded chapter. Chapters that are dropped or replaced are dropped here too. */
export function createDeviceTimeline() {
  const lookup: Record<string, Chapter> = {}
  const timeline = createTimeline(lookup)
  let followed: Chapters = {}

  function follow(chapters: Chapters) {
    if (chapters === followed) return
    const gone = Object.keys(lookup).filter((key) => lookup[key] !== chapters[key])
    if (gone.length > 0) timeline.letGo(Math.min(...gone.map(chapterNumber)) - 1)
    for (const key of gone) delete lookup[key]
    Object.assign(lookup, chapters)
    followed = chapters
  }

  return function storyAt(chapter: number, chapters: Chapters) {
    follow(chapters)
    return timeline(chapter)
  }
}
