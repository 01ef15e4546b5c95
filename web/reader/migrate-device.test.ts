import { expect, test, vi } from 'vitest'
import { DEVICE_FORMS } from '#reader/device-format.ts'
import { migrateDevice } from './migrate-device.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'

const range = { first: 1, last: 214, bundle: 25 }
const read = (storage: ReturnType<typeof createMemoryStorage>) => ({
  outbox: DEVICE_FORMS.outbox.read(storage.getItem('outbox'), range),
  diaryReads: DEVICE_FORMS.diaryReads.read(storage.getItem('readDiaryPages'), range),
})

test('[DATA-12] what an earlier version had not sent waits in the outbox, and its story is let go', () => {
  const storage = createMemoryStorage({
    currentChapter: '42',
    currentChapterUnsynced: 'anna',
    readDiaryPages: '{"anna":{"storm":{"chapter":2,"isSent":true},"roads":{"chapter":5,"isSent":false}}}',
  })
  const caches = { delete: vi.fn(async () => true) }
  migrateDevice(storage, () => caches)
  const brought = {
    outbox: [
      { type: 'chapter', uid: 'anna' },
      { type: 'diary-read', uid: 'anna', id: 'roads', chapter: 5 },
    ],
    diaryReads: { anna: { storm: 2, roads: 5 } },
  }
  expect(read(storage)).toEqual(brought)
  expect(storage.getItem('currentChapterUnsynced')).toBeNull()
  expect(caches.delete).toHaveBeenCalledExactlyOnceWith('story')

  migrateDevice(storage, () => undefined)
  expect(read(storage), 'what is new stays').toEqual(brought)
})

test.each(['not json', '[]', '{"anna":7}', 'null'])('[DATA-12] a device that keeps %s opens all the same', (kept) => {
  const storage = createMemoryStorage({ readDiaryPages: kept })
  expect(() => migrateDevice(storage, () => undefined)).not.toThrow()
})

test('[DATA-12] a browser that keeps nothing, and refuses to name its caches, starts the app all the same', () => {
  const storage = createMemoryStorage({ currentChapter: '42' })
  expect(() =>
    migrateDevice(storage, () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }),
  ).not.toThrow()
  expect(storage.getItem('currentChapter')).toBe('42')
})
