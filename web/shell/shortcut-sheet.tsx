import './shortcut-sheet.css'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { useHasShortcuts } from '#web/reader/shortcuts.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { useCloseRequest } from '#web/ui/use-close-request.ts'

const KEYS = [
  { keys: ['['], does: 'One chapter back', isSingle: true },
  { keys: [']'], does: 'One chapter on', isSingle: true },
  { keys: ['/'], does: 'Search the codex', isSingle: true },
  { keys: ['Ctrl', 'K'], does: 'Search the codex', isSingle: false },
  { keys: ['?'], does: 'Show these keys', isSingle: true },
  { keys: ['Esc'], does: 'Close what is open', isSingle: false },
]

/** All keyboard shortcuts that work on every page (SHELL-19). */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const hasShortcuts = useHasShortcuts()
  useCloseRequest(true, onClose)
  return (
    <Sheet title="Keyboard shortcuts" variant="small" onClose={onClose}>
      <dl className="shortcut-sheet">
        {KEYS.filter(({ isSingle }) => hasShortcuts || !isSingle).map(({ keys, does }) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="shortcut-sheet-note">
        {hasShortcuts ? 'Single keys can be switched off in ' : 'Single keys are switched off in '}
        <Link to={{ pathname: href('account'), hash: 'reading' }} onClick={onClose}>
          Settings
        </Link>
        .
      </p>
    </Sheet>
  )
}
