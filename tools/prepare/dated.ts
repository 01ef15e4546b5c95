import { isDeepStrictEqual } from 'node:util'
import type { Chapter, Progress } from '#story/engine/chapter.ts'
import type { Book } from '#story/schema/book.ts'
import type { ChapterMap } from './chapter-map.ts'

/** Writes what book.yaml dates (salary steps, progress, fixed aliases) into the chapter of its date (DATA-6). */
export function placeDated(chapters: ChapterMap, { salary, progress, aliases, protagonist }: Book): void {
  const add = (number: number, part: Chapter) => chapters.set(number, { ...chapters.get(number), ...part })

  for (const { from, ...step } of salary) add(from, { salary: step })
  for (const [number, step] of progressSteps(progress, [...chapters.keys()])) add(number, { progress: step })
  for (const { from, name } of aliases) {
    const characters = chapters.get(from)?.characters
    const told = characters?.[protagonist.id] ?? {}
    const card = { ...(told.card as object | undefined), alias: name }
    add(from, { characters: { ...characters, [protagonist.id]: { ...told, card } } })
  }
}

/**
 * The progress in the protagonist's Sequence, in whole percent of its window of chapters, at each chapter that changes it.
 * The length of the window is not sent: it would reveal when the next Sequence is reached (HOME-10).
 */
function progressSteps(windows: Book['progress'], numbers: readonly number[]): [number, Progress][] {
  const inOrder = windows.toSorted((a, b) => a.from - b.from)
  const steps: [number, Progress][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const window = inOrder.findLast(({ from }) => from <= number)
    if (!window) continue
    const { from, span, ...sequence } = window
    const step = { ...sequence, percent: Math.round((Math.min(number - from, span) / span) * 100) }
    if (!isDeepStrictEqual(step, steps.at(-1)?.[1])) steps.push([number, step])
  }
  return steps
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
