import { declarationOf, type Kind } from '#kinds/kinds.ts'
import type { ChapterChanges, Story } from '#story/engine/story.ts'

/** How many entries are first seen in the chapters after `since`, up to the story's own. */
export function newEntriesSince(story: Story, since: number): number {
  let count = 0
  for (let at: ChapterChanges | undefined = story.latest; at && at.chapter > since; at = at.earlier) {
    count += at.changes.filter(({ path, isNew }) => isNew && isWholeEntry(path)).length
  }
  return count
}

function isWholeEntry(path: string): boolean {
  const [kind = '', ...rest] = path.split('/')
  return rest.length === 1 && !declarationOf(kind as Kind).repeats
}
