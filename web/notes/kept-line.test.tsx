import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { KeptNote } from '#reader/state.ts'
import { deviceStorage } from '#web/reader/device-storage.ts'
import { createMemoryStorage } from '#web/reader/testing/memory-storage.ts'
import { KeptLine } from './kept-line.tsx'

const unsent: KeptNote = {
  ...({ id: 'n1', kind: 'characters', entry: 'wren', chapter: 12, text: 'A friend?' } as const),
  ...{ revision: 'r1', base: '', tried: [], isRefused: false },
}
const LOST = 'This device does not keep it: it is lost when you close this page or load it anew.'

afterEach(() => {
  deviceStorage.removeItem('notes')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each<[what: string, Partial<KeptNote>, isOnline: boolean, onDevice: string, inPageAlone: string]>([
  ['not sent', {}, true, 'Saving...', 'Saving...'],
  ['sent', { base: 'r1' }, true, 'Kept in your account.', 'Kept in your account.'],
  [
    'not sent without a network',
    {},
    false,
    'Kept on this device, sent when you are online.',
    `Sent when you are online. ${LOST}`,
  ],
  [
    'refused',
    { isRefused: true },
    true,
    'Kept on this device only: your account did not take it.',
    `Your account did not take it. ${LOST}`,
  ],
])('[OWN-1] where a note is that was %s, it is said, also where the device takes no more', async (...row) => {
  const [, changes, isOnline, onDevice, inPageAlone] = row
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline)
  vi.stubGlobal('localStorage', createMemoryStorage())
  deviceStorage.setItem('notes', 'kept')
  const line = <KeptLine kept={{ ...unsent, ...changes }} isGuest={false} isTyping={false} isFull={false} />
  render(line)
  expect(screen.getByRole('status').textContent).toBe(onDevice)

  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { ...createMemoryStorage(), setItem: full })
  act(() => deviceStorage.setItem('notes', 'not kept'))
  expect(screen.getByRole('status').textContent).toBe(inPageAlone)
})

test('[OWN-1] a guest, who has no account, is told that a note that was sent is found on this device only', () => {
  render(<KeptLine kept={{ ...unsent, base: 'r1' }} isGuest isTyping={false} isFull={false} />)
  expect(screen.getByRole('status').textContent).toBe('Saved. As a guest you find it on this device only.')
})
