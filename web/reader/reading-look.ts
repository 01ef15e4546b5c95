import { DEFAULT_SETTINGS, type Settings } from '#api/settings.ts'

type Look = Partial<Pick<Settings, 'textSize' | 'motion'>>

const CHOSEN = ['textSize', 'motion'] as const

/** Makes the page look as the reader has chosen; what is as usual leaves no mark. A profile of before has no such settings. */
export function showLook(look: Look | undefined, page: HTMLElement): void {
  for (const name of CHOSEN) {
    const chosen = look?.[name] ?? DEFAULT_SETTINGS[name]
    if (chosen === DEFAULT_SETTINGS[name]) delete page.dataset[name]
    else page.dataset[name] = chosen
  }
}
