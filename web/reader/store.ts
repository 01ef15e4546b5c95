export type Store<State> = {
  get(): State
  set(state: State): void
  /** Calls the listener after each change until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/** An observable value; React reads it by `useSyncExternalStore`. Setting the same value calls no listener. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
