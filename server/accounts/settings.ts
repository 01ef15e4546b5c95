import { z } from 'zod'
import { DEFAULT_SETTINGS, type Settings } from '#api/settings.ts'
import type { SettingColumns } from '#server/database/tables.ts'

type Name = keyof Settings
type IsSwitch<Setting extends Name> = Settings[Setting] extends boolean ? true : false

/** The syntax of a setting that is a word. */
const word = z.string().regex(/^[a-z][a-z-]{0,29}$/)

/** Maps every setting of `DEFAULT_SETTINGS`. */
function ofEach(make: (value: string | boolean, name: Name) => unknown) {
  return Object.fromEntries(Object.entries(DEFAULT_SETTINGS).map(([name, value]) => [name, make(value, name as Name)]))
}

/** The column of each setting. Better Auth adds missing columns, with the default for existing readers. */
export const settingFields = ofEach((defaultValue) => ({
  type: typeof defaultValue === 'boolean' ? 'boolean' : 'string',
  required: true,
  input: false,
  defaultValue,
})) as {
  [Setting in Name]: {
    type: IsSwitch<Setting> extends true ? 'boolean' : 'string'
    required: true
    input: false
    defaultValue: Settings[Setting]
  }
}

/** A reader's change to some settings. */
export const settingsChange = z.strictObject(
  ofEach((value) => (typeof value === 'boolean' ? z.boolean() : word).exactOptional()) as {
    [Setting in Name]: z.ZodExactOptional<IsSwitch<Setting> extends true ? z.ZodBoolean : z.ZodString>
  },
)

/** The settings in a reader's row. SQLite stores a switch as 0 or 1. */
export function settingsOf(row: SettingColumns): Settings {
  return ofEach((value, name) => (typeof value === 'boolean' ? Boolean(row[name]) : row[name])) as Settings
}
