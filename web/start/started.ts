/** A pending request, whose answer nobody needs any more once it is aborted. */
export type Asked = { answer: Promise<Response>; abort(): void }

/** What the starter of a drawn page passes to the app. */
export type Started = {
  /** Requests made before the app was loaded, by address. Each is used once. */
  asked: Map<string, Asked>
  /** Called when the app is ready. `isSame`: it hydrated the page as drawn, so that recorded presses can be replayed. */
  onAlive(isSame: boolean): void
}

declare global {
  interface Window {
    started?: Started
  }
}
