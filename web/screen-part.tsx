import { type ComponentType, use } from 'react'
import { untilStays } from './ui/leaving.ts'
import { untilLoadedAnew } from './ui/load-anew.ts'

/** A screen of the app, loaded on first use. */
export type ScreenPart = {
  Screen: ComponentType
  /** @throws the browser's error if a file fails to load */
  load(): Promise<unknown>
  /** After a failure, the next request is a new attempt, and the page is reloaded as soon as the server answers. */
  forgetFailure(): void
}

/** Renders a loaded screen immediately; navigating to another one waits for it while keeping the present one. */
export function screenPart(load: () => Promise<ComponentType>): ScreenPart {
  let loading: Promise<ComponentType> | undefined
  let hasFailed = false

  function loaded() {
    if (loading) return loading
    loading = markedWhenEnded(loadForStaying(load))
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

/** Whoever is on the way to another page need not be told that a screen of this one failed. */
async function loadForStaying(load: () => Promise<ComponentType>) {
  try {
    return await load()
  } catch (error) {
    await untilStays()
    throw error
  }
}

/** Sets the fields that React sets on a promise it has awaited, so that a finished one is read without waiting. */
function markedWhenEnded<Value>(promise: Promise<Value>): Promise<Value> {
  const mark = (fields: object) => void Object.assign(promise, fields)
  promise.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  )
  return promise
}
