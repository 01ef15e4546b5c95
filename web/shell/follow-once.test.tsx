import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { use, useEffect, useState } from 'react'
import { BrowserRouter, Link, useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { followOnce } from './follow-once.ts'

/** Links like those of a diary entry: one that always leads to the same page, and one that depends on the current page. */
function Entry() {
  const [next, setNext] = useState(1)
  useEffect(() => followOnce(document), [])
  return (
    <>
      <Link to="/entry?id=anna">Anna</Link>
      <Link to={`/entry?id=${next}`} onClick={() => setNext(next + 1)}>
        Next
      </Link>
      <Opened />
    </>
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

/** How many history entries two quick clicks on a link add. */
async function pagesOf(name: string) {
  render(<Entry />, { wrapper: BrowserRouter })
  const before = numberOfPage()
  await userEvent.dblClick(screen.getByRole('link', { name }))
  return numberOfPage() - before
}

/** The router's page number in the history state. */
const numberOfPage = (): number => window.history.state.idx

test('[CODEX-3] a double click on a card opens it once', async () => {
  expect(await pagesOf('Anna')).toBe(1)
})

test('two quick clicks on a link that leads on go two pages', async () => {
  expect(await pagesOf('Next')).toBe(2)
})
