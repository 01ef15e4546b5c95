import { afterEach, beforeEach, expect, test } from 'vitest'
import { markFollowed, wasKnown } from './known-mark.ts'

beforeEach(() => {
  history.replaceState(null, '', '/codex')
  document.body.innerHTML = '<a href="/pathways/fool">The Fool</a><button>Nothing</button>'
})

// The next file uses the same window.
let leave: AbortController
const page: Parameters<typeof markFollowed>[0] = {
  location,
  addEventListener: (type: string, listener: EventListenerOrEventListenerObject, capture?: unknown) =>
    window.addEventListener(type, listener, { capture: capture === true, signal: leave.signal }),
}
beforeEach(() => {
  leave = new AbortController()
})
afterEach(() => leave.abort())

const link = () => document.querySelector('a')!

test('[DATA-6] an address that was followed is marked at once, though its screen may never come', () => {
  markFollowed(page)
  link().addEventListener('click', (event) => {
    event.preventDefault()
    history.pushState(null, '', link().href)
  })
  link().click()
  expect([location.pathname, wasKnown()]).toEqual(['/pathways/fool', true])
})

test('[DATA-6] and stays marked if it is followed again while it is loading, which replaces its history entry', () => {
  markFollowed(page)
  link().addEventListener('click', (event) => {
    event.preventDefault()
    if (location.href === link().href) history.replaceState(null, '', link().href)
    else history.pushState(null, '', link().href)
  })
  link().click()
  link().click()
  expect([location.pathname, wasKnown()]).toEqual(['/pathways/fool', true])
})

test('[DATA-6] so is one to which a key leads', () => {
  markFollowed(page)
  link().addEventListener('keydown', () => history.pushState(null, '', link().href))
  link().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(wasKnown()).toBe(true)
})

test('[DATA-6] one that somebody gave to the reader is not, whatever they press there', () => {
  markFollowed(page)
  history.replaceState(null, '', '/pathways/unknown')
  document.querySelector('button')!.click()
  expect(wasKnown()).toBe(false)
})
