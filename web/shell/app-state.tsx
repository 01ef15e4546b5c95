import '#web/ui/icon-button.css'
import './shell.css'
import './sidebar.css'
import './top-bar.css'
import './app-state.css'
import { GENERAL_ERRORS } from '#api/general-errors.ts'
import { book } from '#web/reader/book.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import { Wordmark } from './wordmark.tsx'

/** Shown until the app knows who is signed in (SHELL-2), with the same top as the page has before and after. */
export function AppLoading() {
  return (
    <div className="shell">
      <div className="sidebar" />
      <div className="shell-main">
        <header className="top-bar">
          <span className="icon-button top-bar-menu" />
          <Wordmark />
        </header>
        <main className="app-state app-state-loading">
          <Spinner label={`Opening the ${book.product}...`} />
        </main>
      </div>
    </div>
  )
}

/** Shown if the server could not say who is signed in. */
export function AppFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="app-state app-state-failed">
      <h1 className="display app-state-title">{book.product}</h1>
      <Banner
        kind="error"
        action={
          <Button small onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {GENERAL_ERRORS.unexpected}
      </Banner>
    </main>
  )
}
