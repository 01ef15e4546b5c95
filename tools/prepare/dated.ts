import type { Chapter } from '#story/chapter.ts'
import type { Book } from '#story/schema/book.ts'
import type { ChapterMap } from './prepare.ts'

/** Writes what book.yaml dates (salary steps, progress windows, fixed aliases) into the chapter of its date (DATA-6). */
export function placeDated(chapters: ChapterMap, { salary, progress, aliases, protagonist }: Book): void {
  const add = (number: number, part: Chapter) => chapters.set(number, { ...chapters.get(number), ...part })

  for (const { from, ...step } of salary) add(from, { salary: step })
  for (const window of progress) add(window.from, { progress: window })
  for (const { from, name } of aliases) {
    const characters = chapters.get(from)?.characters
    const told = characters?.[protagonist.id] ?? {}
    const card = { ...(told.card as object | undefined), alias: name }
    add(from, { characters: { ...characters, [protagonist.id]: { ...told, card } } })
  }
}

/** Gives a pathway the icon and domain that book.yaml has for its id, in the chapter that first tells of it (DATA-9). */
export function placePathwayDefaults(chapters: ChapterMap, { pathways }: Book): void {
  const waiting = new Map(Object.entries(pathways?.defaults ?? {}))
  for (const [number, chapter] of chapters) {
    for (const [id, told] of Object.entries(chapter.pathways ?? {})) {
      const defaults = waiting.get(id)
      if (!defaults || !told) continue
      chapters.set(number, {
        ...chapter,
        pathways: { ...chapters.get(number)?.pathways, [id]: { ...defaults, ...told } },
      })
      waiting.delete(id)
    }
  }
}
