import { ERRORS } from '#api/errors.ts'
import { book } from '#web/reader/book.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import { Wordmark } from './wordmark.tsx'

/** While it is not known who is here (SHELL-2): the same top that the page has before it is a program, and after. */
export function AppLoading() {
  return (
    <div className="app">
      <div className="side" />
      <div className="main">
        <header className="topbar">
          <span className="icon-btn burger" />
          <Wordmark />
        </header>
        <main className="grid min-h-[calc(100dvh-64px)] place-items-center p-6">
          <Spinner label={`Opening the ${book.product}...`} />
        </main>
      </div>
    </div>
  )
}

/** The server could not say who is here. */
export function AppFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-content-center gap-6 p-6">
      <h1 className="display text-4xl">{book.product}</h1>
      <Banner
        kind="error"
        action={
          <Button small onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {ERRORS.unexpected}
      </Banner>
    </main>
  )
}
