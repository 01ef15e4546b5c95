import './look-ups.css'
import { useSyncExternalStore } from 'react'
import { lookUpsOf } from '#reader/look-ups.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import type { CodexEntry } from '#story/entries/codex-entries.ts'
import { findableAt } from '#story/search/search.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import Clock from '~icons/lucide/clock'
import { OptionLink } from './hit-row.tsx'
import type { RowList } from './search-hits.tsx'

/** The reader's recent look-ups, as far as the story still contains them. */
export function useLookUps(): CodexEntry[] {
  const { get, subscribe } = useReader()
  const story = useStory()
  const lookUps = useSyncExternalStore(subscribe, () => get().device.lookUps)
  if (!lookUps) return []
  return lookUpsOf(get()).flatMap(({ kind, id }) => findableAt(story, book, `${kind}/${id}`) ?? [])
}

/** Shown while the search field is empty. */
export function LookUps({ id, rows, active, onPoint, onChoose, onCleared }: RowList & { onCleared: () => void }) {
  const { clearLookUps } = useReader()
  return (
    <>
      {rows.length > 0 && (
        <div className="look-ups-head">
          <b id={`${id}-label`}>Recent look-ups</b>
          <i aria-hidden="true" />
          <button
            type="button"
            onClick={() => {
              clearLookUps()
              // The button disappears.
              onCleared()
            }}
          >
            Clear
          </button>
        </div>
      )}
      <div role="listbox" id={id} aria-label="Recent look-ups">
        {rows.map((row, index) =>
          'entry' in row ? (
            <OptionLink
              key={row.entry.address}
              id={`${id}-${index}`}
              to={row.entry.address}
              isActive={index === active}
              onPoint={() => onPoint(index)}
              onChoose={() => onChoose(row)}
            >
              <Clock size="s" />
              <span className="look-ups-name">{row.entry.name}</span>
              <span className="meta">{capitalised(labelsOf(row.entry.kind, book)?.one ?? '')}</span>
            </OptionLink>
          ) : null,
        )}
      </div>
      <p className="look-ups-help">Names may be misspelt. Nothing from a later chapter is in here.</p>
    </>
  )
}
