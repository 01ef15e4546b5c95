import { declarationOf, type Kind } from '#kinds/kinds.ts'
import type { Page, Story } from '#story/engine/story.ts'

/** How many entries are seen for the first time in the chapters after `since`, up to the story's own. */
export function unveiledSince(story: Story, since: number): number {
  let count = 0
  for (let page: Page | undefined = story.page; page && page.chapter > since; page = page.earlier) {
    count += page.changes.filter(({ path, isNew }) => isNew && isWholeEntry(path)).length
  }
  return count
}

function isWholeEntry(path: string): boolean {
  const [kind = '', ...rest] = path.split('/')
  return rest.length === 1 && !declarationOf(kind as Kind).repeats
}
