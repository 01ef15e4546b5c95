import { MYSTERY_STATUSES } from '#kinds/mysteries.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { snippet } from '#story/search/snippet.ts'
import { capitalised } from '#story/texts/capitalised.ts'

export type MysteryCard = {
  id: string
  name: string
  snippet: string
  /** The chapter that raised it. */
  chapter: number
  /** How many facts have been told about it. */
  clues: number
}

/** The mysteries with the same status: `Open`, `Partly resolved`, `Resolved`. */
export type MysteryGroup = { label: string; mysteries: MysteryCard[] }

/**
 * All mysteries raised so far: open ones first, and within each group in the order in which the story raised them. `shown` are
 * those that remain after filtering.
 */
export function mysteryGroups(story: Story, shown: readonly AnyKnown[] = story.mysteries): MysteryGroup[] {
  const byStatus = Map.groupBy(shown as Story['mysteries'], ({ status }) => status)
  return MYSTERY_STATUSES.flatMap((status) => {
    const mysteries = byStatus.get(status)
    return mysteries ? [{ label: capitalised(status), mysteries: mysteries.map(mysteryCard) }] : []
  })
}

function mysteryCard({ id, title, description, firstSeen, told = [] }: KnownOf<'mysteries'>): MysteryCard {
  return { id, name: title, snippet: snippet(description), chapter: firstSeen, clues: told.length }
}
