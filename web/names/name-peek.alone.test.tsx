// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sheetIsAlive } from '#web/ui/drawn-sheet.ts'
import { NamePeek } from './name-peek.tsx'

vi.mock('./peek-card.tsx', () => ({ PeekCard: () => <p role="note" /> }))

const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

test('[FIND-6] a name in a sheet that the server drew is shown once the app has taken the sheet over', async () => {
  render(
    <>
      <div className="sheet-scrim is-drawn">
        <a href="/anna" data-entry="anna">
          Anna
        </a>
      </div>
      <NamePeek />
    </>,
  )
  fireEvent.keyDown(screen.getByRole('link'), { key: ' ' })
  await aWhile()
  expect(screen.queryByRole('note')).toBeNull()

  sheetIsAlive()
  expect(await screen.findByRole('note')).toBeTruthy()
})
