/** What the starter of a drawn page hands to the app. */
export type Started = {
  /** Answers that were asked for before the app was there, by address. Each is taken once. */
  answers: Map<string, Promise<Response>>
  /** The app is there. `isSame`: in the page as it was drawn, so that what was pressed in it can be answered. */
  onAlive(isSame: boolean): void
}

declare global {
  interface Window {
    started?: Started
  }
}
