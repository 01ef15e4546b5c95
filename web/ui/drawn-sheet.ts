const hydrated = Promise.withResolvers<void>()

/** The longest wait, in milliseconds: another page may have taken the place of the sheet. */
const LONGEST_MS = 2000

/** Called by the sheet that the page was drawn with, as soon as it reacts to keys and presses. */
export const sheetIsAlive = hydrated.resolve

/** Waits for the sheet that the page was drawn with, if any: React hydrates it after the page around it. */
export async function untilSheetIsAlive(): Promise<void> {
  if (!document.querySelector('.sheet-scrim.is-drawn')) return
  await Promise.race([hydrated.promise, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))])
}
