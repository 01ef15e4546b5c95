import { fireEvent, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFollow } from './use-follow.ts'

const drawn = vi.fn()

const Bell = memo(function Bell() {
  const follow = useFollow()
  drawn()
  return (
    <a href="/items?id=bell" onClick={(click) => follow(click, '/items?id=bell')}>
      Bell
    </a>
  )
})

function Here() {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

beforeEach(() => {
  drawn.mockReset()
  window.history.replaceState(null, '', '/items')
  render(
    <BrowserRouter>
      <Here />
      <Bell />
    </BrowserRouter>,
  )
})

const click = (how: object = {}) => fireEvent.click(screen.getByText('Bell'), how)

test('[SHELL-3] a link is followed within the app, and not drawn anew', () => {
  click()
  expect(screen.getByText('/items?id=bell')).toBeTruthy()
  expect(drawn).toHaveBeenCalledTimes(1)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click that means another tab or window is left to the browser: %o',
  (how) => {
    expect(click(how)).toBe(true)
  },
)
