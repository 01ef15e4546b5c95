import type { State } from '#reader/state.ts'
import { type Action, act } from './actions.ts'
import { type Browser, createBrowser, type Tab } from './browser.ts'

/** The actions by which a reader changes the chapter on this device. */
export const OWN_TURNS: readonly Action['name'][] = ['turn', 'leap', 'undo', 'accept']

/** What can happen to a single reader with no other device. */
export const ONE_DEVICE: readonly Action['name'][] = [
  ...OWN_TURNS,
  'turnAndLeave',
  'decline',
  'lookAgain',
  'process',
  'answer',
  'lose',
  'waitNoLonger',
  'newTab',
  'reload',
  'kill',
]

/** A reader who is signed in. */
export const HERE: Action = { name: 'signIn', tab: 0, which: 0, chapter: 5 }

/** Holds for a browser after every step; `before` has the previous state of each of its tabs. */
export type Law = (browser: Browser, before: ReadonlyMap<Tab, State>, action: Action) => void

/** Performs the actions, and checks every tab after every step. */
export function walk(actions: readonly Action[], look: Law): Browser {
  const browser = createBrowser()
  browser.open()
  for (const action of actions) {
    const before = new Map(browser.tabs.map((tab) => [tab, tab.state]))
    for (const tab of browser.tabs) {
      tab.asked.length = 0
      tab.heard = undefined
    }
    act(browser, action)
    look(browser, before, action)
  }
  return browser
}

/** More answers than any walk waits for. */
const LONGEST = 2000

/** Delivers every pending answer, and checks every tab. */
export function settle(browser: Browser): void {
  browser.fill(false)
  browser.join()
  let left = LONGEST
  const arriveAll = () => {
    for (let next = browser.underway[0]; next; next = browser.underway[0]) {
      if (left-- === 0) throw new Error('It never becomes still')
      browser.arrive(next, false)
    }
  }
  arriveAll()
  for (let round = 0; round < 3; round++) {
    for (const tab of browser.tabs) {
      browser.dispatch(tab, { type: 'returned' })
      arriveAll()
    }
  }
}
