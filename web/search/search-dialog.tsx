import '#web/ui/sheet.css'
import '#web/ui/icon-button.css'
import './search-dialog.css'
import { Dialog } from 'radix-ui'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { SEARCH } from '#story/entries/routes.ts'
import { searchedAt } from '#web/components/searched-at.ts'
import { useWordsInAddress } from '#web/components/use-words-in-address.ts'
import { Band } from '#web/illustrations/band.tsx'
import { useClose } from '#web/popup/use-close.ts'
import { useDrawing, useStory } from '#web/reader/story-context.tsx'
import { useStaysOnTop } from '#web/ui/on-top.ts'
import { onPassedEscape } from '#web/ui/passed-escape.ts'
import { useBodyLock } from '#web/ui/use-body-lock.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import X from '~icons/lucide/x'
import { KeyHints } from './key-hints.tsx'
import { SearchPanel } from './search-panel.tsx'
import { useSearchLink } from './use-search-link.ts'

/**
 * The search over the whole codex, on top of whichever page it was opened on.
 *
 * @param early what was typed while this was loading; the field begins with it
 */
export function SearchDialog({ early }: { early: RefObject<string> }) {
  const { under } = useSearchLink()
  const goBack = useClose(under)
  const { onCloseAutoFocus } = useReturnFocus()
  const { chapter } = useStory()
  const drawing = useDrawing()
  const { words, setWords, flush, drop } = useWordsInAddress(SEARCH, { isOpen: true, state: searchedAt(chapter) })
  const field = useRef<HTMLInputElement>(null)
  const first = useRef(drawing)
  useStaysOnTop()
  useBodyLock(true)

  function close() {
    drop()
    goBack()
  }

  function type(next: string) {
    // A hit that is still loading is left: written to its address, the words would open the search twice in a row.
    if (!new URLSearchParams(window.location.search).has(SEARCH)) goBack()
    setWords(next)
    field.current?.focus()
  }

  useLayoutEffect(() => {
    // Radix would retain what had the focus before, which may name what is later; `useReturnFocus` has noted it.
    if (drawing === first.current && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    else field.current?.focus()
  }, [drawing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has appeared
  useEffect(() => {
    if (early.current) type(words + early.current)
    early.current = ''
  }, [])

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
              event.preventDefault()
              field.current?.focus()
            }}
            onCloseAutoFocus={onCloseAutoFocus}
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
            {/* Anew after going back, because it keeps what it was first given; the words stay here. */}
            <SearchPanel key={drawing} field={field} words={words} onType={type} onLeave={flush} />
            <KeyHints />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
