import { useDeferredValue } from 'react'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import { entryCard } from '#story/entries/entry-card.ts'
import { beginningOf, type EntryGroup as Group } from '#story/entries/entry-groups.ts'
import { EntryEra } from '#web/codex/record/entry-era.tsx'
import { DRAWN_AT_ONCE, Later } from '#web/illustrations/later.ts'
import { useDrawing, useStory } from '#web/reader/story-context.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { EntryCardLink } from './entry-card-link.tsx'
import { EntryGroup } from './entry-group.tsx'
import { CARDS, LAYOUTS } from './list-parts.ts'

type EntryGroupsProps = {
  kind: ViewedKind
  groups: readonly Group[]
  addressOf(id: string): string
  /** A record is open over it. */
  isCovered: boolean
}

/** At most so many entries are drawn by the server behind a record: that is the picture, and without script a link leads to the list. */
const BEHIND = 12

/** The list of a kind, as its declaration describes it. Cards whose content has not changed are not drawn again. */
export function EntryGroups({ kind, groups, addressOf, isCovered }: EntryGroupsProps) {
  const isAlive = useIsAlive()
  const isItsTurn = useDeferredValue(isAlive)
  const story = useStory()
  const drawing = useDrawing()
  const { layout, inOrderOf, card } = declarationOf(kind).view!
  const Layout = layout ? LAYOUTS[layout] : inOrderOf === 'eras' ? EntryEra : EntryGroup
  const first = new Set(groups.flatMap(({ entries }) => entries).slice(0, DRAWN_AT_ONCE))
  const shown = isCovered && !isItsTurn ? beginningOf(groups, BEHIND) : groups
  return shown.map(({ label, entries }) => (
    <Layout key={label} label={label}>
      {entries.map((entry) => {
        const place = { to: addressOf(entry.id), drawing }
        return (
          <Later key={entry.id} value={!first.has(entry)}>
            {card ? (
              CARDS[card](story, entry, place)
            ) : (
              <EntryCardLink kind={kind} card={entryCard(story, kind, entry)} {...place} />
            )}
          </Later>
        )
      })}
    </Layout>
  ))
}
