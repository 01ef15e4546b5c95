/**
 * Every setting of a reader, with its default: a switch (true or false), or a word such as
 * `victorian`. This is the one place where a setting is declared: its column, its check, its field in the profile, what a guest takes
 * along and what the file with a reader's data holds follow from it.
 *
 * The first three are those of section 3 of the specification; they are kept but have no effect yet ('Coming Soon').
 */
export const DEFAULT_SETTINGS = {
  theme: 'victorian',
  spoilerProtection: true,
  notifications: 'all',
  /** Single keys turn the chapter, search and list themselves. */
  shortcuts: true,
  textSize: 'usual',
  motion: 'device',
}

export type Settings = typeof DEFAULT_SETTINGS

/** How large texts are; `usual` is as the device has it. */
export const TEXT_SIZES = ['small', 'usual', 'large', 'largest'] as const

/** Whether things move: as the device wishes, or as little as possible. */
export const MOTIONS = ['device', 'reduced'] as const
