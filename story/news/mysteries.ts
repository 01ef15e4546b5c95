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
  /** How many facts have been told of it. */
  clues: number
}

/** The mysteries that stand alike: `Open`, `Partly resolved`, `Resolved`. */
export type MysteryGroup = { label: string; mysteries: MysteryCard[] }

/**
 * All mysteries that the story has raised, the open ones first, each group in the order in which it raised them. Of a list
 * that is narrowed, `shown` are those that stay.
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
