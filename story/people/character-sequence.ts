import type { BookSections } from '#story/book/book.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { UNKNOWN } from '#story/engine/unknown.ts'

/** A character's position on a pathway. */
export type CharacterSequence = {
  /** `Sequence 9: Seer`, as far as known. */
  title: string
  number: number | undefined
  name: string | undefined
  /** Set only if the pathway itself is known. */
  pathway: { id: string; name: string } | undefined
  since: number | undefined
}

/** A character's position on a pathway; undefined for those who walk none. */
export function characterSequence(
  story: Story,
  id: string,
  { sections: { pathways } }: BookSections,
): CharacterSequence | undefined {
  const { sequence, beyonder } = entryOf(story.characters, id) ?? {}
  if ((!sequence && !beyonder) || !pathways) return undefined

  const { pathway: of = null, number, name, discoveredAt: since } = sequence ?? {}
  const pathway = entryOf(story.pathways, of)
  return {
    title: rankTitle(number, name, pathways.rank),
    number,
    name,
    pathway: pathway && { id: pathway.id, name: pathway.name },
    since,
  }
}

function rankTitle(number: number | undefined, name: string | undefined, rank: string): string {
  if (number === undefined) return name ?? UNKNOWN
  return `${rank} ${number}: ${name ?? UNKNOWN}`
}
