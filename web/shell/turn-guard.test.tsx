import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ReaderProvider, useReader } from '#web/reader/reader-context.tsx'
import { anyProfile } from '#web/reader/testing/profile.ts'
import { createTestReader } from '#web/reader/testing/reader.ts'
import { TurnGuard, useTurn } from './turn-guard.tsx'
// Imported up front: loading it with the first question takes long on a busy machine.
import '#web/ui/confirm-dialog.tsx'
import './leap-question.tsx'

function Choice({ to }: { to: number }) {
  const turn = useTurn()
  return (
    <button type="button" onClick={() => turn(to)}>
      Chapter {useReader().chapter}
    </button>
  )
}

/** A reader at 42 chooses a chapter. */
async function choose(to: number) {
  const { reader, arrive } = createTestReader(anyProfile({ currentChapter: 42 }))
  const user = userEvent.setup()
  render(
    <ReaderProvider reader={reader}>
      <TurnGuard>
        <Choice to={to} />
      </TurnGuard>
    </ReaderProvider>,
  )
  await act(async () => arrive())
  await user.click(screen.getByRole('button', { name: 'Chapter 42' }))
  return { user, chapter: () => reader.get().chapter }
}

describe('[SHELL-3] a chapter that was chosen from many', () => {
  test.each([1, 41, 43, 47])('is turned to without a question: from 42 to %i', async (to) => {
    const { chapter } = await choose(to)

    expect(chapter()).toBe(to)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test.each([48, 214])('is asked about first where it is a leap: from 42 to %i', async (to) => {
    const { user, chapter } = await choose(to)
    expect(await screen.findByRole('alertdialog', { name: `Show chapters 43 to ${to}?` })).toBeTruthy()
    expect(chapter()).toBe(42)

    await user.click(screen.getByRole('button', { name: 'Stay at chapter 42' }))
    expect(chapter()).toBe(42)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('is turned to when the leap is meant', async () => {
    const { user, chapter } = await choose(60)
    await user.click(await screen.findByRole('button', { name: 'Show them' }))

    expect(chapter()).toBe(60)
  })
})
