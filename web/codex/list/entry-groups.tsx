import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import type { EntryGroup as Group } from '#story/entries/entry-groups.ts'
import { CARDS, LAYOUTS } from '#web/codex/parts.ts'
import { EntryEra } from '#web/codex/record/entry-era.tsx'
import { useEntryAddress } from '#web/codex/record/open-entry.ts'
import { EntryCardLink } from './entry-card-link.tsx'
import { EntryGroup } from './entry-group.tsx'

/** The list of a kind, as its declaration wants it. */
export function EntryGroups({ kind, groups }: { kind: ViewedKind; groups: readonly Group[] }) {
  const addressOf = useEntryAddress()
  const { layout, inOrderOf } = declarationOf(kind).view!
  const Layout = layout ? LAYOUTS[layout] : inOrderOf === 'eras' ? EntryEra : EntryGroup
  return groups.map(({ label, entries }) => (
    <Layout key={label} label={label}>
      {entries.map((entry) => (
        <Card key={entry.id} kind={kind} entry={entry} to={addressOf(entry.id)} />
      ))}
    </Layout>
  ))
}

function Card({ kind, entry, to }: { kind: ViewedKind; entry: AnyKnown; to: string }) {
  const { card } = declarationOf(kind).view!
  if (card === undefined) return <EntryCardLink kind={kind} entry={entry} to={to} />
  const Card = CARDS[card]
  return <Card id={entry.id} to={to} />
}
