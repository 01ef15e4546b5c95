import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { searchedAt } from './searched-at.ts'
import { useWordsInAddress } from './use-words-in-address.ts'

afterEach(() => {
  vi.useRealTimers()
})

function Screen() {
  const { words, setWords } = useWordsInAddress('q')
  const [, setParams] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={() => setParams({ tab: 'recent' })}>
        Recent
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <output>{useLocation().search}</output>
    </>
  )
}

test('[CODEX-4] what is chosen before the typed words stand in the address stays beside them', () => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={['/codex']}>
      <Screen />
    </MemoryRouter>,
  )

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bell ' } })
  act(() => vi.advanceTimersByTime(100))
  fireEvent.click(screen.getByRole('button', { name: 'Recent' }))
  expect(screen.getByRole('status').textContent).toBe('?tab=recent')
  act(() => vi.advanceTimersByTime(300))
  expect(screen.getByRole('status').textContent).toBe('?tab=recent&q=bell')
})

test('[CODEX-4] words that wait for the address do not follow a reader who goes back', () => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={['/codex?q=fool', '/codex']}>
      <Screen />
    </MemoryRouter>,
  )

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bell' } })
  act(() => vi.advanceTimersByTime(100))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('fool')
  act(() => vi.advanceTimersByTime(300))
  expect(screen.getByRole('status').textContent).toBe('?q=fool')
})

function Closing() {
  const { words, setWords, drop } = useWordsInAddress('q', { isOpen: true })
  return (
    <>
      <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={drop}>
        Close
      </button>
      <output>{useLocation().search}</output>
    </>
  )
}

test('[FIND-1] words that wait for the address do not open again what is closing, however long that takes', () => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={['/codex?q=fool']}>
      <Closing />
    </MemoryRouter>,
  )

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  act(() => vi.advanceTimersByTime(300))
  expect(screen.getByRole('status').textContent).toBe('?q=fool')
})

function Turned() {
  const [chapter, turn] = useState(60)
  const { words, setWords } = useWordsInAddress('q', { state: searchedAt(chapter) })
  return (
    <>
      <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={() => turn(5)}>
        Back to 5
      </button>
      <output>{JSON.stringify(useLocation().state)}</output>
    </>
  )
}

test('[DATA-6] the entry of the history says at which chapter its words were typed, beside what it said before', () => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={[{ pathname: '/codex', state: { isOpenedHere: true } }]}>
      <Turned />
    </MemoryRouter>,
  )

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'isolde' } })
  fireEvent.click(screen.getByRole('button', { name: 'Back to 5' }))
  act(() => vi.advanceTimersByTime(300))
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({ isOpenedHere: true, ...searchedAt(60) })
})
