import './search-hits.css'
import { startTransition, useEffect, useState } from 'react'
import { href } from '#story/entries/routes.ts'
import type { HitGroup } from '#story/search/grouped.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { MoreLink } from '#web/ui/text-link.tsx'
import { useDelayed } from '#web/ui/use-delayed.ts'
import { HitRow, MoreRow } from './hit-row.tsx'
import { groupsInView, type Row } from './search-rows.ts'
import type { Search } from './use-search.ts'

export type RowList = {
  /** The id of the listbox and the prefix of its rows' ids. */
  id: string
  rows: readonly Row[]
  active: number
  onPoint: (index: number) => void
  onChoose: (row: Row) => void
}

type Props = RowList & { search: Search; onType: (words: string) => void; onLeave: () => void }

/** In milliseconds; longer than the pause between two typed letters. */
const PAUSE_MS = 120

/**
 * The hits by kind, the way to a chapter that was named, a suggested correction, or a message that there are none. Rows below the
 * visible part are drawn once the reader pauses, so that typing waits only for visible rows.
 */
export function SearchHits({ search, onType, onLeave, ...list }: Props) {
  const [drawnWhole, setDrawnWhole] = useState<Search>()
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawnWhole(search)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search])
  const groups = drawnWhole === search ? search.groups : groupsInView(search.groups)
  if (!search.isReady) return <Looking />
  const { chapter } = search
  if (search.count === 0 && !chapter) return <NothingFound words={search.words.trim()} onClear={() => onType('')} />
  return (
    <>
      {chapter && (
        <p className="search-hits-meant">
          <MoreLink to={toldFrom(chapter)} onClick={onLeave}>
            What was told from Chapter {chapter} on
          </MoreLink>
        </p>
      )}
      {search.meant && <Meant name={search.meant} onType={onType} />}
      <div role="listbox" id={list.id} aria-label="Results">
        {groups.map((group) => (
          <Group key={group.key} group={group} {...list} />
        ))}
      </div>
    </>
  )
}

/** The address of everything told in a chapter and since. */
export const toldFrom = (chapter: number) => href('recentActivity', { since: String(chapter - 1) })

function Group({ group, id, rows, active, onPoint, onChoose }: RowList & { group: HitGroup }) {
  const titleId = `${id}-${group.key}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
    <div role="group" aria-labelledby={titleId}>
      <div className="search-hits-kind">
        <b id={titleId}>{group.label}</b>
        <i aria-hidden="true" />
        <span aria-hidden="true">{group.hits.length}</span>
      </div>
      {rows.map((row, index) => {
        const common = { id: `${id}-${index}`, isActive: index === active, onPoint: () => onPoint(index) }
        if ('more' in row) {
          if (row.more !== group) return null
          return <MoreRow key={titleId} group={group} onChoose={() => onChoose(row)} {...common} />
        }
        if (!row.hit || !group.hits.includes(row.hit)) return null
        return <HitRow key={row.entry.address} hit={row.hit} onChoose={() => onChoose(row)} {...common} />
      })}
    </div>
  )
}

function Meant({ name, onType }: { name: string; onType: (words: string) => void }) {
  return (
    <p className="search-hits-meant">
      Did you mean{' '}
      <button type="button" onClick={() => onType(name)}>
        {name}
      </button>
      ?
    </p>
  )
}

/** The message must be the same for a later name as for a meaningless word. */
function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  const { chapter } = useStory()
  return (
    <div className="search-hits-none">
      <b>No results found for “{words}”</b>
      <p>Nothing told up to Chapter {chapter} goes by that name. Try a shorter word, or one name only.</p>
      <Button onClick={onClear}>Clear search</Button>
    </div>
  )
}

function Looking() {
  const isLate = useDelayed(200)
  if (!isLate) return null
  return (
    <div className="search-hits-looking" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
