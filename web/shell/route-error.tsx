import { isRouteErrorResponse, useRouteError } from 'react-router'
import { href } from '#story/entries/routes.ts'

/** Something broke that nobody expected (section 8): what it was, and the way home. */
export function RouteError() {
  const error = useRouteError()
  return (
    <div className="grid min-h-[70dvh] place-items-center p-4">
      <section className="sheet sheet-small" data-surface="paper" role="alert">
        <div className="sheet-body pt-9">
          <h1 className="display text-[2.5rem]">Unexpected Application Error!</h1>
          <p className="ui my-4 text-muted [overflow-wrap:anywhere]">{messageOf(error)}</p>
          {/* A fresh page, because this one is broken. */}
          <a className="btn btn-primary" href={href('home')}>
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
