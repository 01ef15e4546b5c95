import type { Kind } from '#kinds/kinds.ts'
import type { Page, Story } from './story.ts'

/** Kinds that only repeat what another entry tells: a thing carried is an item, a payment is no entry of the codex. */
const REPEATS: ReadonlySet<string> = new Set<Kind>(['inventory', 'transactions', 'news'])

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
  return rest.length === 1 && !REPEATS.has(kind)
}
