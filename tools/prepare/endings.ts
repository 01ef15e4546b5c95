import { isMap } from '#story/engine/merge.ts'
import type { ChapterMap } from './chapter-map.ts'

/**
 * Adds the chapter in which a quest ends or an objective is completed if its author left it out: the number of the file
 * that tells it (DATA-3). Later patches of the same quest then cannot change it.
 */
export function placeEndings(chapters: ChapterMap): void {
  for (const [number, chapter] of chapters) {
    if (!chapter.quests) continue
    const quests = Object.entries(chapter.quests).map(([id, told]) => {
      if (!told) return [id, told]
      const objectives = isMap(told.objectives) ? { objectives: withCompletions(told.objectives, number) } : {}
      return [id, { ...(isEnding(told.status) && { endChapter: number }), ...told, ...objectives }]
    })
    chapters.set(number, { ...chapter, quests: Object.fromEntries(quests) })
  }
}

function withCompletions(objectives: Record<string, unknown>, number: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(objectives).map(([id, told]) => [
      id,
      isMap(told) && told.status === 'completed' ? { completedInChapter: number, ...told } : told,
    ]),
  )
}

function isEnding(status: unknown): boolean {
  return status === 'completed' || status === 'failed'
}
