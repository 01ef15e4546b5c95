// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NamePeek } from './name-peek.tsx'

const load = vi.hoisted(() => vi.fn())
vi.mock('./peeking.tsx', () => {
  load()
  throw new TypeError('Failed to fetch')
})

test('[SHELL-8] a page whose previews did not come goes on without them', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const { container } = render(
    <>
      <h1>Home</h1>
      <NamePeek />
    </>,
  )
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(container.textContent).toBe('Home')
  expect(reload).not.toHaveBeenCalled()
})
