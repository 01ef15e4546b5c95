import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Confirm } from './confirm.tsx'
import { Sheet } from './sheet.tsx'
import { SheetTitle } from './sheet-title.tsx'
import { ToastProvider, useToast } from './toast.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Sheet title="Silver bell" label="Items, No. 3" onClose={() => setOpen(false)}>
          <a href="/elsewhere">The bell tower</a>
        </Sheet>
      )}
    </>
  )
}

/** Shows a toast while it is open. */
function Said({ within, onClose }: { within: 'sheet' | 'question'; onClose: () => void }) {
  const say = useToast()
  const turn = (
    <button type="button" onClick={() => say({ text: '3 entries came out of the fog.' })}>
      Turn
    </button>
  )
  if (within === 'sheet')
    return (
      <Sheet title="Silver bell" onClose={onClose}>
        {turn}
      </Sheet>
    )
  return (
    <Confirm open title="Leave?" confirm="Leave" cancel="Stay" onConfirm={fail} onCancel={onClose}>
      {turn}
    </Confirm>
  )
}

function fail() {
  throw new Error('Nobody has confirmed.')
}

async function openSheet() {
  const user = userEvent.setup()
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  return { user, opener, sheet: await screen.findByRole('dialog', { name: 'Silver bell' }) }
}

/** Presses Escape as soon as it is there, before any effect has run. */
function Hasty() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  }, [])
  return 'Hasty'
}

describe('[SHELL-9] a sheet', () => {
  test('closes by an Escape in the very moment in which it appears', async () => {
    const closed = vi.fn()
    render(
      <Sheet title="Silver bell" onClose={closed}>
        <Hasty />
      </Sheet>,
    )
    await screen.findByText('Hasty')
    expect(closed).toHaveBeenCalledOnce()
  })

  test('closes by Escape and gives the focus back', async () => {
    const { user, opener } = await openSheet()
    await user.keyboard('{Escape}')

    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test.each(['sheet', 'question'] as const)(
    'closes by one Escape though something was said since: a %s',
    async (within) => {
      const closed = vi.fn()
      const user = userEvent.setup()
      render(
        <ToastProvider>
          <Said within={within} onClose={closed} />
        </ToastProvider>,
      )
      await user.click(await screen.findByRole('button', { name: 'Turn' }))
      await screen.findAllByText('3 entries came out of the fog.')
      await user.keyboard('{Escape}')
      expect(closed).toHaveBeenCalledOnce()
      expect(screen.queryByText('3 entries came out of the fog.'), 'which can still be read').not.toBeNull()
    },
  )

  test('closes by its ×', async () => {
    const { user, opener } = await openSheet()
    await user.click(screen.getByRole('button', { name: 'Close' }))

    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('closes by a press beside it, not by one inside', async () => {
    const { sheet } = await openSheet()
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    await user.click(screen.getByText('Items, No. 3'))
    expect(screen.queryByRole('dialog')).not.toBeNull()

    await user.click(sheet.parentElement as HTMLElement)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('locks the page behind while it is open', async () => {
    const { user } = await openSheet()
    expect(document.body.classList.contains('is-locked')).toBe(true)

    await user.keyboard('{Escape}')
    expect(document.body.classList.contains('is-locked')).toBe(false)
  })

  test('keeps the focus inside', async () => {
    const { user, sheet } = await openSheet()
    for (let step = 0; step < 5; step++) {
      await user.tab()
      expect(sheet.contains(document.activeElement)).toBe(true)
    }
  })

  test('writes no style element into the page', async () => {
    await openSheet()

    expect(document.querySelector('style')).toBeNull()
  })

  test('has its name where the children place it', async () => {
    render(
      <Sheet title="Dunn Smith" placesTitle onClose={() => {}}>
        <p>Before</p>
        <SheetTitle />
      </Sheet>,
    )

    expect(await screen.findByRole('dialog', { name: 'Dunn Smith' })).toBeTruthy()
    expect(screen.getAllByText('Dunn Smith')).toHaveLength(1)
  })
})

test('a question has its first focus on the safe answer', async () => {
  const answers: string[] = []
  render(
    <Confirm
      open
      title="Delete account?"
      confirm="Delete account"
      cancel="Keep it"
      onConfirm={() => answers.push('delete')}
      onCancel={() => answers.push('keep')}
    >
      This cannot be undone.
    </Confirm>,
  )
  const keep = await screen.findByRole('button', { name: 'Keep it' })
  await waitFor(() => expect(document.activeElement).toBe(keep))

  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
  await userEvent.keyboard('{Escape}')
  expect(answers).toEqual(['delete', 'keep'])
})
