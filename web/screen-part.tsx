import { type ComponentType, use } from 'react'
import { untilLoadedAnew } from './ui/load-anew.ts'
import { tracked } from './ui/tracked-promise.ts'

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
    loading = tracked(load())
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
