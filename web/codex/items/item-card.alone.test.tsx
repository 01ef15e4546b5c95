// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ItemCard } from '#story/items/items.ts'
import { ItemCardLink } from './item-card.tsx'

const drawn = vi.hoisted(() => vi.fn())
vi.mock('#web/illustrations/plate.tsx', () => ({ PlateBox: drawn }))

beforeEach(() => {
  drawn.mockReset().mockReturnValue(null)
})
afterEach(cleanup)

/** A new object each time, as from a selector. */
const card = (owner: string): ItemCard => ({
  id: 'lamp',
  name: 'A lamp',
  image: undefined,
  glyph: ['M0 0'],
  rarity: 'rare',
  grade: undefined,
  type: undefined,
  chapter: 3,
  status: { word: 'Owned', tone: 'plain' },
  owner,
})

const shown = (owner: string, drawing: number) => (
  <MemoryRouter>
    <ItemCardLink card={card(owner)} to="?id=lamp" drawing={drawing} />
  </MemoryRouter>
)

test('[SHELL-3] a card that says the same after a turn is not drawn anew', () => {
  const { rerender } = render(shown('Anna', 0))
  rerender(shown('Anna', 0))
  expect(drawn).toHaveBeenCalledTimes(1)

  rerender(shown('Bert', 0))
  expect(screen.getByText('Bert')).toBeTruthy()
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('[DATA-6] every card is drawn once more after its reader has gone back, so that none keeps what it said', () => {
  const { rerender } = render(shown('Anna', 0))
  rerender(shown('Anna', 1))
  expect(drawn).toHaveBeenCalledTimes(2)
})
