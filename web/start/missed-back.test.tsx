import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { MissedBack } from './missed-back.tsx'

/** Goes back before the router listens, since children's effects run before their parents'. */
function GoesBack() {
  useLayoutEffect(() => {
    window.history.replaceState({ idx: 0 }, '', '/pathways?view=cards')
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, [])
  return null
}

function Address() {
  const { pathname, search } = useLocation()
  return <h1>{pathname + search}</h1>
}

test('[SHELL-14] whoever goes back while the page is taken over is shown what they went back to', async () => {
  window.history.replaceState(null, '', '/quests')
  render(
    <BrowserRouter>
      <MissedBack>
        <Address />
        <GoesBack />
      </MissedBack>
    </BrowserRouter>,
  )
  expect((await screen.findByRole('heading', { name: '/pathways?view=cards' })).textContent).toBeTruthy()
})
