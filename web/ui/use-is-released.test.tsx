import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useIsReleased } from './use-is-released.ts'

function Note() {
  return useIsReleased() && <p role="note" />
}

test('what waits for the end of a press appears after its click', async () => {
  let isPressed = true
  vi.spyOn(document.documentElement, 'matches').mockImplementation(() => isPressed)
  render(<Note />)
  fireEvent.pointerMove(window)
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('note')).toBeNull()

  isPressed = false
  fireEvent.pointerUp(window)
  expect(screen.queryByRole('note')).toBeNull()
  expect(await screen.findByRole('note')).toBeTruthy()
})

test('without a press it appears at once', () => {
  render(<Note />)
  expect(screen.getByRole('note')).toBeTruthy()
})
