import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { useDiaryKeys } from './use-diary-keys.ts'

const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }))

/** The diary entry in the address, with its neighbours. */
function Leaf({ number }: { number: number }) {
  useDiaryKeys(number > 1 ? `/${number - 1}` : undefined, `/${number + 1}`)
  return null
}

function Diary({ onDrawn }: { onDrawn: (number: number) => void }) {
  const number = Number(useLocation().pathname.slice(1))
  useLayoutEffect(() => {
    onDrawn(number)
  }, [number, onDrawn])
  return <Leaf key={number} number={number} />
}

function openLeaf(number: number, onDrawn: (number: number) => void) {
  render(
    <MemoryRouter initialEntries={[`/${number}`]}>
      <Diary onDrawn={onDrawn} />
      <textarea />
    </MemoryRouter>,
  )
}

test('[DIARY-2] the arrows turn to the leaf before and after, and beyond the first to none', () => {
  const seen: number[] = []
  openLeaf(1, (number) => seen.push(number))
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) act(() => void press(key))
  expect(seen).toEqual([1, 2, 3, 2, 1])
})

test('[OWN-1] whoever writes a note moves the cursor by the arrows, and stays at the leaf', () => {
  const seen: number[] = []
  openLeaf(2, (number) => seen.push(number))
  for (const key of ['ArrowRight', 'ArrowLeft']) fireEvent.keyDown(screen.getByRole('textbox'), { key })
  expect(seen).toEqual([2])
})

test('[DIARY-2] a press in the moment at which a leaf is drawn turns from that one', () => {
  const seen: number[] = []
  openLeaf(1, (number) => {
    seen.push(number)
    if (number === 2) press('ArrowRight')
  })
  act(() => void press('ArrowRight'))
  expect(seen).toEqual([1, 2, 3])
})
