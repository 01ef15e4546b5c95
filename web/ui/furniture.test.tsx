import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { RARITIES } from '#web/illustrations/rarity-colour.ts'
import { RARITY_WORDS, RarityPips } from './badges.tsx'
import { Button } from './button.tsx'
import { CardLink, LockedCard } from './card.tsx'
import { type Fact, Facts } from './facts.tsx'
import { Field, Input, Textarea } from './field.tsx'
import { Group } from './group.tsx'
import { Spinner } from './loading.tsx'
import { SearchBox } from './search-box.tsx'
import { Segments } from './segments.tsx'
import { ToastProvider, useToast } from './toast.tsx'

afterEach(() => {
  vi.useRealTimers()
})

function Speaker() {
  const say = useToast()
  return (
    <>
      <Button onClick={() => say({ text: 'Saved.' })}>Save</Button>
      <Button onClick={() => say({ text: 'Sent.' })}>Send</Button>
      <Button onClick={() => say({ kind: 'alert', text: 'Error signing out: offline' })}>Fail</Button>
    </>
  )
}

describe('a group', () => {
  test('closes and opens by keys', async () => {
    render(
      <Group title="Weapons & Combat" count={3}>
        Revolver
      </Group>,
    )
    const head = screen.getByRole('button', { name: /Weapons & Combat/ })
    head.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByText('Revolver')).toBeNull()
    expect(head.getAttribute('aria-expanded')).toBe('false')

    await userEvent.keyboard(' ')
    expect(screen.getByText('Revolver')).toBeTruthy()
  })

  test('that counts nothing stays, closed', () => {
    render(
      <Group title="Lost" count={0}>
        Nothing
      </Group>,
    )

    expect(screen.getByRole('heading', { name: /Lost/ })).toBeTruthy()
    expect(screen.queryByText('Nothing')).toBeNull()
  })
})

describe('a field', () => {
  test('ties label, hint and error to its control', () => {
    render(
      <Field label="Password" hint="At least six" error="Minimum 6 characters">
        <Input />
      </Field>,
    )
    const input = screen.getByLabelText('Password')
    const describedBy = input.getAttribute('aria-describedby')?.split(' ') ?? []

    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'At least six',
      'Minimum 6 characters',
    ])
  })

  test.each([
    [92, false],
    [1949, false],
    [1950, true],
    [2000, true],
  ])('counts %i of 2000 characters, in crimson: %s', (length, crimson) => {
    render(
      <Field label="Description" counter={{ length, max: 2000 }}>
        <Textarea />
      </Field>,
    )
    const counter = screen.getByText(`${length}/2000 characters`)

    expect(counter.classList.contains('crimson')).toBe(crimson)
    expect(counter.getAttribute('aria-live')).toBe('polite')
  })
})

describe('badges', () => {
  test.each(RARITIES.map((rarity, index) => [rarity, index + 1] as const))(
    '%s has %i pips and its word',
    (rarity, pips) => {
      const { container } = render(<RarityPips rarity={rarity} />)

      expect(container.querySelectorAll('.rarity-pips i')).toHaveLength(pips)
      expect(container.textContent).toBe(RARITY_WORDS[rarity])
    },
  )
})

describe('a button', () => {
  test('that is busy says so and cannot be pressed', async () => {
    const pressed = vi.fn()
    render(
      <Button busy="Submitting..." onClick={pressed}>
        Submit
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Submitting...' }))

    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('cards', () => {
  test('a card is one link', () => {
    render(
      <MemoryRouter>
        <CardLink to="/codex/items?id=bell" gone>
          Silver bell
        </CardLink>
      </MemoryRouter>,
    )
    const link = screen.getByRole('link', { name: 'Silver bell' })

    expect(link.getAttribute('href')).toBe('/codex/items?id=bell')
    expect(link.className).toBe('card is-gone')
  })

  test('a locked card tells nothing', () => {
    const { container } = render(<LockedCard />)

    expect(container.textContent).toBe('????')
  })
})

test('a fact without a value is left out', () => {
  render(
    <Facts
      facts={[
        { name: 'Status', value: 'Alive' },
        { name: 'Faction', value: undefined },
        { name: 'Aliases', value: '' },
      ]}
    />,
  )

  expectTypeOf<false | null>().not.toExtend<Fact['value']>()
  expect(screen.getAllByRole('term')).toHaveLength(1)
  expect(screen.getByText('Alive')).toBeTruthy()
})

test('the × of a search empties it and keeps the cursor there', async () => {
  const words: string[] = []
  render(<SearchBox label="Search" value="bell" onChange={(word) => words.push(word)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))

  expect(words).toEqual([''])
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }))
})

test('of segments one is always chosen', async () => {
  const chosen: string[] = []
  render(
    <Segments
      label="View"
      value="grid"
      onChange={(view) => chosen.push(view)}
      segments={[
        { value: 'grid', label: 'Grid View' },
        { value: 'cards', label: 'Card View' },
        { value: 'web', label: 'Web View', disabled: true },
      ]}
    />,
  )
  await userEvent.click(screen.getByText('Grid View'))
  await userEvent.click(screen.getByText('Web View'))
  await userEvent.click(screen.getByText('Card View'))

  expect(chosen).toEqual(['cards'])
})

describe('loading', () => {
  test('shows nothing before 200 ms, but says at once what it waits for', () => {
    vi.useFakeTimers()
    render(<Spinner label="Loading story data..." />)
    const spinner = screen.getByRole('status')
    expect(spinner.textContent).toBe('Loading story data...')
    expect(spinner.dataset.late).toBe('false')

    act(() => vi.advanceTimersByTime(200))
    expect(spinner.dataset.late).toBe('true')
  })
})

function renderSpeaker() {
  render(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  )
}

describe('a toast', () => {
  test('says what has happened; an alert waits until it is closed', async () => {
    renderSpeaker()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
    expect(screen.getByRole('alert').textContent).toBe('Error signing out: offline')
    expect(screen.queryByText('Saved.')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Close notice' })[0]!)
    expect(screen.queryByText('Error signing out: offline')).toBeNull()
    expect(screen.getByText('Saved.')).toBeTruthy()
  })

  test('stays six seconds, and longer while somebody points at it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    renderSpeaker()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const slip = await screen.findByText('Saved.')
    await user.hover(slip)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByText('Saved.')).toBeTruthy()

    await user.unhover(slip)
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  test('closes by Escape where no sheet is open', async () => {
    renderSpeaker()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved.')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  test.each([
    ['its ×', () => userEvent.click(screen.getByRole('button', { name: 'Close notice' }))],
    ['Enter on its ×', () => userEvent.keyboard('{Enter}')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('that had the focus gives it back to the page when it is closed by %s', async (_, close) => {
    renderSpeaker()
    const save = screen.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    const button = await screen.findByRole('button', { name: 'Close notice' })
    act(() => button.focus())
    await close()

    expect(screen.queryByText('Saved.')).toBeNull()
    expect(document.activeElement).toBe(save)
  })

  test('gives way to the next one', async () => {
    renderSpeaker()
    for (const text of ['Save', 'Send', 'Save']) await userEvent.click(screen.getByRole('button', { name: text }))
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(screen.queryByText('Sent.')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Close notice' })).toHaveLength(1)
  })
})
