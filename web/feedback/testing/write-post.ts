import { screen } from '@testing-library/react'
import type { OpenedScreen } from '#web/reader/testing/open-screen.tsx'

export const title = () => screen.findByLabelText<HTMLInputElement>('Title')
export const shownFrom = () => screen.findByLabelText<HTMLInputElement>('You have read up to chapter')
export const press = (name: string) => screen.getByRole('button', { name })

/** Types a title into the form of a new post. */
export async function writeTitle(opened: OpenedScreen): Promise<OpenedScreen> {
  await opened.user.click(press('New Feedback'))
  await opened.user.type(await title(), 'It forgets')
  return opened
}

/** Writes all that a post needs. */
export async function writeWhole(opened: OpenedScreen): Promise<OpenedScreen> {
  await writeTitle(opened)
  await opened.user.click(screen.getByRole('combobox', { name: /^Subtype/ }))
  await opened.user.click(await screen.findByRole('option', { name: 'Bug' }))
  await opened.user.type(screen.getByLabelText(/^Description/), 'The box is empty.')
  return opened
}
