import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { BrowserRouter, Link, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { useClose } from './use-close.ts'

const LIST = '/list'
const SHEET = '/list?id=3'

function List() {
  const [params] = useSearchParams()
  const close = useClose({ search: '' })
  if (!params.has('id')) return <Link to={SHEET}>Open</Link>
  return (
    <button type="button" onClick={close}>
      Close
    </button>
  )
}

const MOVES = ['open', 'close', 'close twice', 'back', 'forward', 'back and forward'] as const

/** The expected state of the history: its addresses, and the position in it. */
class Model {
  readonly history: string[]
  at = 0

  constructor(start: string) {
    this.history = [start]
  }

  get here() {
    return this.history[this.at]
  }

  /** False for a move that is impossible here. */
  make(move: (typeof MOVES)[number]): boolean {
    switch (move) {
      case 'open':
        if (this.here === SHEET) return false
        this.history.splice(++this.at, Infinity, SHEET)
        return true
      case 'close':
      case 'close twice':
        if (this.here === LIST) return false
        if (this.at > 0) this.at--
        else this.history[0] = LIST
        return true
      case 'back':
        if (this.at === 0) return false
        this.at--
        return true
      case 'forward':
        if (this.at === this.history.length - 1) return false
        this.at++
        return true
      case 'back and forward':
        return this.at > 0
    }
  }
}

/** Makes a move as a reader does, without waiting for its effects. */
function make(move: (typeof MOVES)[number]) {
  switch (move) {
    case 'open':
      return screen.getByText('Open').click()
    case 'close':
      return screen.getByText('Close').click()
    case 'close twice': {
      const button = screen.getByText('Close')
      button.click()
      return button.click()
    }
    case 'back':
      return history.back()
    case 'forward':
      return history.forward()
    case 'back and forward':
      window.addEventListener('popstate', () => history.forward(), { once: true })
      return history.back()
  }
}

const arrived = () => new Promise((resolve) => setTimeout(resolve))

test('[CODEX-3] whatever way a reader goes, a sheet closes to the page under it, and no further', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(fc.constantFrom(...MOVES), { maxLength: 12 }), async (isDirect, moves) => {
      const model = new Model(isDirect ? SHEET : LIST)
      window.history.pushState(null, '', isDirect ? SHEET : LIST)
      const { unmount } = render(<List />, { wrapper: BrowserRouter })
      try {
        for (const move of moves) {
          if (!model.make(move)) continue
          await act(async () => {
            make(move)
            await arrived()
          })
          expect(location.pathname + location.search).toBe(model.here)
          expect(screen.queryByText('Close') !== null).toBe(model.here === SHEET)
        }
      } finally {
        unmount()
      }
    }),
    { numRuns: 200 },
  )
})
