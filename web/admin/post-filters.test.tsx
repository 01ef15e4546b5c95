import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { PostFilters } from './post-filters.tsx'

afterEach(() => {
  vi.useRealTimers()
})

function Address() {
  const navigate = useNavigate()
  return (
    <>
      <output>{useLocation().search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

test('[FEED-10] a filter that is chosen while words wait to be asked for stays chosen', () => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={['/admin?collection=improvements']}>
      <PostFilters />
      <Address />
    </MemoryRouter>,
  )

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' insult ' } })
  act(() => vi.advanceTimersByTime(100))
  fireEvent.click(screen.getByRole('radio', { name: 'All' }))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').textContent).toBe('?search=insult')
})

test('[FEED-10] words that came with the address do not follow whoever goes back from it at once', () => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={['/admin?search=old', '/admin?search=new']}>
      <PostFilters />
      <Address />
    </MemoryRouter>,
  )

  act(() => vi.advanceTimersByTime(100))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  act(() => vi.advanceTimersByTime(300))
  expect(screen.getByRole('status').textContent).toBe('?search=old')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('old')
})
