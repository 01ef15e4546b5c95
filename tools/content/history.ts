import type { Chapter } from '#story/engine/chapter.ts'
import { isMap } from '#story/engine/merge.ts'

/** Everything that the chapters tell about an id, in order and as written; for one kind, or for every entry with that id. */
export function historyOf(
  chapters: readonly { number: number; chapter: Chapter }[],
  id: string,
  kind?: string,
): Record<string, Record<string, unknown>> {
  const history: Record<string, Record<string, unknown>> = {}
  for (const { number, chapter } of chapters) {
    const told: Record<string, unknown> = {}
    for (const [name, entries] of Object.entries(chapter)) {
      if (isMap(entries) && (kind === undefined || kind === name)) find(entries, id, name, told)
    }
    if (Object.keys(told).length > 0) history[`chapter ${number}`] = told
  }
  return history
}

function find(value: Record<string, unknown>, id: string, path: string, told: Record<string, unknown>): void {
  for (const [key, below] of Object.entries(value)) {
    if (key === id && (isMap(below) || below === null)) told[`${path}.${key}`] = below
    else if (isMap(below)) find(below, id, `${path}.${key}`, told)
  }
}
