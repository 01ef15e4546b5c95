import '#web/ui/sheet.css'
import '#web/ui/button.css'
import './route-error.css'
import { Component, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { href } from '#story/entries/routes.ts'
import { useRouteHandle } from './route-handle.ts'

/** Wraps screens: an error in one is shown in its place, until the reader navigates on. */
export function RouteErrors() {
  const handle = useRouteHandle()
  return (
    <ErrorBoundary place={useLocation()} onError={handle?.part.forgetFailure}>
      <Outlet />
    </ErrorBoundary>
  )
}

type BoundaryProps = { place: object; onError: (() => void) | undefined; children: ReactNode }
type BoundaryState = { place: object; failure?: { error: unknown } | undefined }

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, failure: undefined }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    const { failure } = this.state
    return failure ? <RouteError error={failure.error} /> : this.props.children
  }
}

/** Shown after an unexpected error (section 8): the message, and a link home. */
function RouteError({ error }: { error: unknown }) {
  return (
    <div className="route-error">
      <section className="sheet sheet-small" data-surface="paper" role="alert">
        <div className="sheet-body route-error-body">
          <h1 className="display route-error-title">Unexpected Application Error!</h1>
          <p className="control-text route-error-message">{error instanceof Error ? error.message : 'Unknown Error'}</p>
          {/* Loads a fresh page, because this one is broken. */}
          <a className="button button-primary" href={href('home')}>
            Back to Home
          </a>
        </div>
      </section>
    </div>
  )
}
