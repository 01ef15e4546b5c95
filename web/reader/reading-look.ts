import { DEFAULT_SETTINGS, type Settings } from '#api/settings.ts'

type Look = Partial<Pick<Settings, 'textSize' | 'motion'>>

const CHOSEN = ['textSize', 'motion'] as const

/** Applies the look chosen by the reader; default values set no attribute. Older profiles lack these settings. */
export function showLook(look: Look | undefined, page: HTMLElement): void {
  for (const name of CHOSEN) {
    const chosen = look?.[name] ?? DEFAULT_SETTINGS[name]
    if (chosen === DEFAULT_SETTINGS[name]) delete page.dataset[name]
    else page.dataset[name] = chosen
  }
}
