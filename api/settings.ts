/**
 * Every setting of a reader with its default: a switch (true or false), or a word such as `victorian`. Settings are declared here only: the
 * database column, the validation, the profile field, what a guest keeps when signing up and the file with a reader's data all follow from
 * it.
 *
 * The first three are those of section 3 of the specification. They are stored but have no effect yet ('Coming Soon').
 */
export const DEFAULT_SETTINGS = {
  theme: 'victorian',
  spoilerProtection: true,
  notifications: 'all',
  /** Whether single-key shortcuts are on. */
  shortcuts: true,
  textSize: 'usual',
  motion: 'device',
}

export type Settings = typeof DEFAULT_SETTINGS

/** Text sizes; `usual` is the device's default. */
export const TEXT_SIZES = ['small', 'usual', 'large', 'largest'] as const

/** How much may move: as the device prefers, or as little as possible. */
export const MOTIONS = ['device', 'reduced'] as const
