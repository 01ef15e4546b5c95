import '#web/ui/sheet.css'
import './search-panel.css'
import { type Ref, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useNotes, useNotesOfAccount } from '#web/notes/use-notes.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { LookUps, useLookUps } from './look-ups.tsx'
import { SearchField } from './search-field.tsx'
import { SearchHits, toldFrom } from './search-hits.tsx'
import { type Row, rowsOf } from './search-rows.ts'
import { SearchStatus } from './search-status.tsx'
import { found, useSearch } from './use-search.ts'

const NONE: Chosen['unfolded'] = new Set()

type Props = {
  field: Ref<HTMLInputElement>
  words: string
  onType: (words: string) => void
  /** Called before a hit is followed. */
  onLeave: () => void
}

/** What the reader has chosen among the hits for these words. */
type Chosen = { words: string; unfolded: ReadonlySet<string>; pointed?: number | undefined }

/** The field of the search, and below it what was found, or the recent look-ups. */
export function SearchPanel({ field, words, onType, onLeave }: Props) {
  const navigate = useNavigate()
  const { lookUp } = useReader()
  const story = useStory()
  const search = useSearch(words)
  const notes = useNotes()
  useNotesOfAccount()
  const lookedUp = useLookUps()
  const [chosen, setChosen] = useState<Chosen>({ words, unfolded: NONE })
  const { unfolded, pointed } = chosen.words === words ? chosen : { unfolded: NONE }
  const id = useId()

  const isAsking = words.trim() !== ''
  const rows: readonly Row[] = isAsking ? rowsOf(search.groups, unfolded) : lookedUp.map((entry) => ({ entry }))
  // Enter opens the best hit, but never a recent look-up that was not chosen.
  const active = pointed === undefined ? (isAsking ? 0 : -1) : Math.min(pointed, rows.length - 1)

  const point = (index: number) => setChosen({ words, unfolded, pointed: index })

  /** Called before a row's link is followed. */
  function choose(row: Row) {
    if ('more' in row) return setChosen({ words, pointed, unfolded: new Set([...unfolded, row.more.key]) })
    onLeave()
    lookUp(row.entry.kind, row.entry.id)
  }

  function onEnter() {
    // Pressing Enter right after typing must use the words as they are now.
    const isBehind = isAsking && search.words !== words
    const { groups, chapter } = isBehind ? found(story, notes, words) : search
    const row = isBehind ? rowsOf(groups, NONE)[0] : rows[active]
    if (!row) {
      if (!chapter) return
      onLeave()
      return void navigate(toldFrom(chapter))
    }
    choose(row)
    if ('entry' in row) void navigate(row.entry.address)
  }

  const list = { id, rows, active, onPoint: point, onChoose: choose }
  return (
    <>
      <div className="search-panel-head">
        <SearchField
          ref={field}
          words={words}
          listId={id}
          activeId={rows[active] && `${id}-${active}`}
          onType={onType}
          onMove={(by) => rows.length > 0 && point(Math.max(0, Math.min(rows.length - 1, active + by)))}
          onEnter={onEnter}
        />
        <SearchStatus isAsking={isAsking} search={search} />
      </div>
      <div className="sheet-body search-panel-body">
        {isAsking ? (
          <SearchHits {...list} search={search} onType={onType} onLeave={onLeave} />
        ) : (
          <LookUps {...list} onCleared={() => onType('')} />
        )}
      </div>
    </>
  )
}
