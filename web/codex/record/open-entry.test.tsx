import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useList } from './open-entry.ts'

function Shown() {
  const { asked, addressOf } = useList()
  return <a href={addressOf('bell')}>{`${asked}`}</a>
}

test.each([
  ['/codex/items', '', '/codex/items?id=bell'],
  ['/codex/items?owner=Anna', 'owner=Anna', '/codex/items?owner=Anna&id=bell'],
  ['/codex/items?id=lamp&owner=Anna', 'owner=Anna', '/codex/items?owner=Anna&id=bell'],
  ['/codex/items?search=bel&owner=Anna', 'owner=Anna', '/codex/items?owner=Anna&id=bell'],
])('[SHELL-3] what opens over a list changes nothing in it: %s', (address, asked, to) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Shown />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe(to)
  expect(screen.getByRole('link').textContent).toBe(asked)
})
