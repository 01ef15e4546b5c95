import { render, screen } from '@testing-library/react'
import { Dialog } from 'radix-ui'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SheetClose } from './sheet-close.tsx'

const sheet = (
  <MemoryRouter>
    <Dialog.Root open>
      <SheetClose />
    </Dialog.Root>
  </MemoryRouter>
)

/** Has the app take over a sheet that the server drew. */
function takeOver() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(sheet)
  return () => render(sheet, { container, hydrate: true })
}

test('the × that has the focus keeps it when the app takes it over', () => {
  const hydrate = takeOver()
  screen.getByRole('link', { name: 'Close' }).focus()

  const { rerender } = hydrate()

  const button = screen.getByRole('button', { name: 'Close' })
  expect(document.activeElement).toBe(button)
  button.blur()
  rerender(sheet)
  expect(document.activeElement).not.toBe(button)
})

test('the × takes no focus that it did not have', () => {
  takeOver()()

  expect(screen.getByRole('button', { name: 'Close' })).not.toBe(document.activeElement)
})
