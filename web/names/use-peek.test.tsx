import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePeek } from './use-peek.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Names() {
  const { peeked } = usePeek()
  return (
    <>
      <a href="/anna" data-entry="anna">
        Anna
      </a>
      <p role="status">{peeked?.entry}</p>
    </>
  )
}

const name = () => screen.getByRole('link')
const mouse = (clientX: number) => ({ pointerType: 'mouse', clientX, clientY: 5 })
const shown = () => {
  act(() => vi.advanceTimersByTime(400))
  return screen.getByRole('status').textContent
}

test('[FIND-6] a name on which the mouse comes to rest is shown, until it leaves', () => {
  render(<Names />)
  fireEvent.pointerMove(name(), mouse(5))
  expect(shown()).toBe('anna')
  fireEvent.pointerOut(name(), mouse(6))
  expect(shown()).toBe('')
})

test('[FIND-6] a name that appears or scrolls under a resting mouse is shown once the mouse moves', () => {
  render(<Names />)
  fireEvent.pointerMove(document.body, mouse(5))
  fireEvent.pointerOver(name(), mouse(5))
  fireEvent.pointerMove(name(), mouse(5))
  expect(shown()).toBe('')
  fireEvent.pointerMove(name(), mouse(6))
  expect(shown()).toBe('anna')
})
