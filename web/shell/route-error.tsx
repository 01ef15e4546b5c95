import '#web/ui/sheet.css'
import '#web/ui/button.css'
import './route-error.css'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { href } from '#story/entries/routes.ts'

/** Shown after an unexpected error (section 8): what it was, and the way home. */
export function RouteError() {
  const error = useRouteError()
  return (
    <div className="route-error">
      <section className="sheet sheet-small" data-surface="paper" role="alert">
        <div className="sheet-body route-error-body">
          <h1 className="display route-error-title">Unexpected Application Error!</h1>
          <p className="control-text route-error-message">{messageOf(error)}</p>
          {/* A fresh page, because this one is broken. */}
          <a className="button button-primary" href={href('home')}>
            Back to Home
          </a>
        </div>
      </section>
    </div>
  )
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : 'Unknown Error'
}
