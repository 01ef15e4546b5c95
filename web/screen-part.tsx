import { type ComponentType, use } from 'react'
import { untilLoadedAnew } from './ui/load-anew.ts'

/** A screen of the app, which comes when it is first asked for. */
export type ScreenPart = {
  Screen: ComponentType
  /** @throws what the browser says of a file that does not come */
  load(): Promise<unknown>
  /** After a failure the next asking is a new try, and the page is loaded anew as soon as the server answers. */
  forgetFailure(): void
}

/** Draws the screen at once where it has been loaded; an address that leads to another one waits for it, and keeps the present one. */
export function screenPart(load: () => Promise<ComponentType>): ScreenPart {
  let loading: Promise<ComponentType> | undefined
  let hasFailed = false

  function loaded() {
    if (loading) return loading
    loading = markedWhenEnded(load())
    loading.catch(() => {
      hasFailed = true
    })
    return loading
  }

  return {
    Screen() {
      const Shown = use(loaded())
      return <Shown />
    },
    load: loaded,
    forgetFailure() {
      if (!hasFailed) return
      loading = undefined
      hasFailed = false
      void untilLoadedAnew()
    },
  }
}

/** With the fields that React writes into a promise it has waited for: it reads one that has ended without a wait. */
function markedWhenEnded<Value>(promise: Promise<Value>): Promise<Value> {
  const mark = (fields: object) => void Object.assign(promise, fields)
  promise.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  )
  return promise
}
