import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { WithStory } from '#web/reader/testing/with-story.tsx'
import { CodexScreen } from './codex-screen.tsx'

test('[CODEX-4] who clears a search without results has the cursor in the field again', async () => {
  render(
    <WithStory story={createTimeline({ chapter_1: {} })(1)}>
      <CodexScreen />
    </WithStory>,
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(field, { target: { value: 'zzzz' } })
  const button = (await screen.findByText('No results found for “zzzz”')).parentElement!.querySelector('button')!
  button.focus()
  fireEvent.click(button)

  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})
