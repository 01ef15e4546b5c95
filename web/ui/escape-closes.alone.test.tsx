// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

// Their code never arrives.
vi.mock('./sheet-dialog.tsx', () => new Promise(() => {}))
vi.mock('./confirm-dialog.tsx', () => new Promise(() => {}))

const { Sheet } = await import('./sheet.tsx')
const { Confirm } = await import('./confirm.tsx')

afterEach(cleanup)

test.each(['sheet', 'question'] as const)('[SHELL-9] Escape closes what has not appeared yet: a %s', async (what) => {
  const closed = vi.fn()
  render(
    what === 'sheet' ? (
      <Sheet title="Silver bell" onClose={closed}>
        A bell.
      </Sheet>
    ) : (
      <Confirm open title="Leave?" confirm="Leave" cancel="Stay" onConfirm={fail} onCancel={closed}>
        For good.
      </Confirm>
    ),
  )
  await userEvent.keyboard('{Escape}')

  expect(closed).toHaveBeenCalledOnce()
})

function fail() {
  throw new Error('Nobody has confirmed.')
}
