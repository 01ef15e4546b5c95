import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { use, useState } from 'react'
import { BrowserRouter, Link, useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { PushOnce } from './push-once.tsx'

/** Links like those of a diary entry: one that always leads to the same page, and one that depends on the current page. */
function Entry() {
  const [next, setNext] = useState(1)
  return (
    <BrowserRouter>
      <PushOnce>
        <Link to="/">Start</Link>
        <Link to="/entry?id=anna">Anna</Link>
        <Link to="/?id=anna" replace>
          Filter
        </Link>
        <Link to={`/entry?id=${next}`} onClick={() => setNext(next + 1)}>
          Next
        </Link>
        <Opened />
      </PushOnce>
    </BrowserRouter>
  )
}

let drawn: Promise<unknown>
beforeEach(() => {
  drawn = new Promise((resolve) => setTimeout(resolve, 50))
  // The first render is not a page that was opened.
  window.history.replaceState(null, '', '/')
})

/** The opened page is slow to render; until then the links do not know that they were followed. */
function Opened() {
  const [params] = useSearchParams()
  if (params.has('id')) use(drawn)
  return null
}

/** How many history entries it adds to follow a link in some way. */
async function pagesOf(name: string, follow: (link: HTMLElement) => unknown) {
  render(<Entry />)
  const before = numberOfPage()
  await follow(screen.getByRole('link', { name }))
  return numberOfPage() - before
}

/** The router's page number in the history state. */
const numberOfPage = (): number => window.history.state.idx

/** As a reader does who sees nothing happen: the browser does not call that a double click. */
function clickAgain(link: HTMLElement) {
  for (const detail of [1, 1, 1]) fireEvent.click(link, { detail })
}

test('[CODEX-3] a double click on a card opens it once', async () => {
  expect(await pagesOf('Anna', userEvent.dblClick)).toBe(1)
})

test('[SHELL-1] a link that is followed again while its page is loading adds it to the history once', async () => {
  expect(await pagesOf('Anna', clickAgain)).toBe(1)
})

test('two quick clicks on a link that leads on go two pages', async () => {
  expect(await pagesOf('Next', userEvent.dblClick)).toBe(2)
})

test('[SHELL-1] a link to the page still shown, followed while another one is loading, leaves that one in the history', async () => {
  const start = screen.getByRole.bind(screen, 'link', { name: 'Start' })
  const pages = await pagesOf('Anna', (link) => {
    fireEvent.click(link)
    fireEvent.click(start())
  })

  expect([pages, window.location.pathname]).toEqual([2, '/'])
})

test('what replaces the page, and is chosen back before it is drawn, adds nothing to the history', async () => {
  const start = screen.getByRole.bind(screen, 'link', { name: 'Start' })
  const pages = await pagesOf('Filter', (link) => {
    fireEvent.click(link)
    fireEvent.click(start())
  })

  expect([pages, window.location.search]).toEqual([0, ''])
})

test('[SHELL-1] Escape stays on the page that is shown, however often the link to the next one was pressed', async () => {
  await pagesOf('Anna', clickAgain)
  fireEvent.keyDown(document.body, { key: 'Escape' })

  await waitFor(() => expect(window.location.pathname).toBe('/'))
})
