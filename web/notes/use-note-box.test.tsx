import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ReaderProvider } from '#web/reader/reader-context.tsx'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { createTestReader } from '#web/reader/testing/reader.ts'
import { useNoteBox } from './use-note-box.ts'

const anna = anyProfile({ currentChapter: 12 })
const bert = anyProfile({ uid: 'bert', currentChapter: 12 })

async function open() {
  const { reader, arrive } = createTestReader(anna)
  await act(async () => {
    arrive()
    await reader.refresh()
  })
  const wrapper = ({ children }: { children: ReactNode }) => <ReaderProvider reader={reader}>{children}</ReaderProvider>
  const box = renderHook(() => useNoteBox({ kind: 'characters', entry: 'wren', chapter: 12 }), { wrapper })
  act(() => box.result.current.type('A friend?'))
  return { reader, close: box.unmount, notes: () => reader.get().device.notes.of }
}

test('[OWN-1] what is being typed is kept when its box closes', async () => {
  const { close, notes } = await open()
  close()
  expect(Object.values(notes().anna!)).toMatchObject([{ entry: 'wren', chapter: 12, text: 'A friend?' }])
})

test('[OWN-2] what is being typed is nobody else’s who comes by another tab', async () => {
  const { reader, close, notes } = await open()
  await act(async () => {
    reader.dispatch({ type: 'refreshed', isAnew: true })
    reader.dispatch({ type: 'who-came', number: reader.get().asked, answer: { profile: bert } })
  })
  close()
  expect(notes()).toEqual({})
})
