import { DEVICE_FORMS } from '#reader/device-format.ts'
import type { Range } from '#reader/range.ts'
import type { Device } from '#reader/state.ts'

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The key of a tab's chapter, in the tab's own storage. */
export const TAB_KEY = 'tabChapter'

type Part = keyof Device

const PARTS = Object.keys(DEVICE_FORMS) as Part[]

/** The stored data of this device's reader, as the state holds it. An unchanged value keeps its identity. */
export function createDevice(storage: Storage, range: Range) {
  const known = new Map<Part, { text: string | null; value: unknown }>()

  function readPart(part: Part): unknown {
    const text = storage.getItem(DEVICE_FORMS[part].key)
    const before = known.get(part)
    if (before && before.text === text) return before.value
    const value = DEVICE_FORMS[part].read(text, range)
    known.set(part, { text, value })
    return value
  }

  function writePart(part: Part, value: Device[Part]) {
    if (known.get(part)?.value === value) return
    const { key, write } = DEVICE_FORMS[part] as { key: string; write(value: Device[Part]): string | undefined }
    const text = write(value)
    if (text === undefined) storage.removeItem(key)
    else storage.setItem(key, text)
    known.set(part, { text: text ?? null, value })
  }

  return {
    /** Read each time, because another tab may have written. */
    read: () => Object.fromEntries(PARTS.map((part) => [part, readPart(part)])) as Device,
    write(device: Device) {
      for (const part of PARTS) writePart(part, device[part])
    },
  }
}
