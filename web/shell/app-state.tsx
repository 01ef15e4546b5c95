import { ERRORS } from '#api/errors.ts'
import { book } from '../reader/book.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/loading.tsx'

/** While it is not known who is here (SHELL-2). */
export function AppLoading() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <Spinner label={`Opening the ${book.product}...`} />
    </main>
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
