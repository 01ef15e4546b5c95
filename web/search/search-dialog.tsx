import '#web/ui/sheet.css'
import '#web/ui/icon-button.css'
import './search-dialog.css'
import { Dialog } from 'radix-ui'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH } from '#story/entries/routes.ts'
import { searchedAt } from '#web/components/searched-at.ts'
import { useWordsInAddress } from '#web/components/use-words-in-address.ts'
import { Band } from '#web/illustrations/band.tsx'
import { useNotes, useNotesOfAccount } from '#web/notes/use-notes.ts'
import { useClose } from '#web/popup/use-close.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { useStaysOnTop } from '#web/ui/on-top.ts'
import { onPassedEscape } from '#web/ui/passed-escape.ts'
import { useBodyLock } from '#web/ui/use-body-lock.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import X from '~icons/lucide/x'
import { KeyHints } from './key-hints.tsx'
import { LookUps, useLookUps } from './look-ups.tsx'
import { SearchField } from './search-field.tsx'
import { SearchHits } from './search-hits.tsx'
import { type Row, rowsOf } from './search-rows.ts'
import { SearchStatus } from './search-status.tsx'
import { found, useSearch } from './use-search.ts'
import { useSearchLink } from './use-search-link.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * The search over the whole codex, on top of whichever page it was opened on.
 *
 * @param early what was typed while this was loading; the field begins with it
 */
export function SearchDialog({ early }: { early: RefObject<string> }) {
  const { under } = useSearchLink()
  const goBack = useClose(under)
  const navigate = useNavigate()
  const focus = useReturnFocus()
  const { lookUp } = useReader()
  const story = useStory()
  const { words, setWords, flush, drop } = useWordsInAddress(SEARCH, { isOpen: true, state: searchedAt(story.chapter) })
  const search = useSearch(words)
  const notes = useNotes()
  useNotesOfAccount()
  const lookedUp = useLookUps()
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(NONE)
  const [pointed, setPointed] = useState<number>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useStaysOnTop()
  useBodyLock(true)

  const isAsking = words.trim() !== ''
  const rows: readonly Row[] = isAsking ? rowsOf(search.groups, unfolded) : lookedUp.map((entry) => ({ entry }))
  // Enter opens the best hit, but never a recent look-up that was not chosen.
  const active = pointed === undefined ? (isAsking ? 0 : -1) : Math.min(pointed, rows.length - 1)

  function close() {
    drop()
    goBack()
  }

  function type(next: string) {
    setWords(next)
    setPointed(undefined)
    setUnfolded(NONE)
    field.current?.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has appeared
  useEffect(() => {
    if (early.current) type(words + early.current)
    early.current = ''
  }, [])

  /** Called before a row's link is followed. */
  function choose(row: Row) {
    if ('more' in row) return setUnfolded((before) => new Set([...before, row.more.key]))
    flush()
    lookUp(row.entry.kind, row.entry.id)
  }

  function onEnter() {
    // Pressing Enter right after typing must use the words as they are now.
    const isBehind = isAsking && search.words !== words
    const row = isBehind ? rowsOf(found(story, notes, words).groups, NONE)[0] : rows[active]
    if (!row) return
    choose(row)
    if ('entry' in row) void navigate(row.entry.address)
  }

  const list = { id, rows, active, onPoint: setPointed, onChoose: choose }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <div className="sheet-scrim search-dialog-scrim">
          <Dialog.Content
            className="sheet search-dialog"
            data-surface="paper"
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              focus.onOpenAutoFocus()
              event.preventDefault()
              field.current?.focus()
            }}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            onEscapeKeyDown={(event) => {
              if (words === '') return
              event.preventDefault()
              type('')
            }}
            onKeyDown={onPassedEscape(() => (words === '' ? close() : type('')))}
          >
            <Dialog.Title className="visually-hidden">Search the codex</Dialog.Title>
            <div className="sheet-top">
              <span className="label">The index</span>
              <Band />
              <Dialog.Close className="icon-button" aria-label="Close">
                <X size="l" />
              </Dialog.Close>
            </div>
            <div className="search-dialog-head">
              <SearchField
                ref={field}
                words={words}
                listId={id}
                activeId={rows[active] && `${id}-${active}`}
                onType={type}
                onMove={(by) => rows.length > 0 && setPointed(Math.max(0, Math.min(rows.length - 1, active + by)))}
                onEnter={onEnter}
              />
              <SearchStatus isAsking={isAsking} search={search} />
            </div>
            <div className="sheet-body search-dialog-body">
              {isAsking ? <SearchHits {...list} search={search} onType={type} /> : <LookUps {...list} />}
            </div>
            <KeyHints />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
