/** A question to the server that nobody has to wait for any more once it is aborted. */
export type Asked = { answer: Promise<Response>; abort(): void }

/** What the starter of a drawn page hands to the app. */
export type Started = {
  /** What was asked for before the app was there, by address. Each is taken once. */
  asked: Map<string, Asked>
  /** The app is there. `isSame`: in the page as it was drawn, so that what was pressed in it can be answered. */
  onAlive(isSame: boolean): void
}

declare global {
  interface Window {
    started?: Started
  }
}
