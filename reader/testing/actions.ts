import fc from 'fast-check'
import { notesIn } from '#reader/notes.ts'
import { type Device, profileOf, storedChapter } from '#reader/state.ts'
import type { Browser, Tab } from './browser.ts'
import { RANGE } from './server.ts'

/** A possible next step; `tab` and `which` choose among the open tabs and pending requests. */
export type Action = { name: keyof typeof ACTIONS; tab: number; which: number; chapter: number }

type Happening = (browser: Browser, tab: Tab, action: Action) => void

/** A page waiting to hear who is signed in cannot turn. */
function turnTo(browser: Browser, tab: Tab, chapter: number) {
  if (profileOf(tab.state)) browser.dispatch(tab, { type: 'turned', chapter, at: browser.now() })
}

const NOTE = { kind: 'characters', entry: 'clara' } as const

/** Types a note over the text that the tab shows, which may be older than the device's. */
function writeHere(browser: Browser, tab: Tab, id: string, words: string, seen = tab.apart ?? browser.device()) {
  const uid = profileOf(tab.state)?.uid
  if (uid === undefined) return
  const revision = `r${browser.now()}`
  const { chapter } = tab.state
  const text = words && `${revision} ${words} at ${chapter} by ${uid}`
  const shown = notesIn(tab.state.device, uid)[id]
  const from = shown?.revision ?? ''
  retype(browser, shown?.text, text)
  browser.dispatch(tab, { type: 'note-written', note: { ...NOTE, id, chapter, text, revision }, from }, seen)
}

/** A tab writes a note and, within a few milliseconds, another tab acts without seeing it; then all are notified. */
function atOnce(browser: Browser, tab: Tab, which: number, meanwhile: (other: Tab, seen: Device) => void) {
  const other = browser.tabs.find((one) => one !== tab)
  if (!other) return
  const seen = browser.device()
  writeHere(browser, tab, `note-${which % 2}`, 'words')
  meanwhile(other, seen)
  for (const one of browser.tabs) browser.dispatch(one, { type: 'notes-stored' })
}

/** The reader has seen one text and replaces it with another. */
function retype({ typed }: Browser, shown: string | undefined, text: string) {
  if (shown) typed.delete(shown)
  if (text) typed.add(text)
}

const ACTIONS = {
  turn: (browser, tab, { chapter }) => turnTo(browser, tab, chapter),
  turnAndLeave: (browser, tab, { chapter }) => browser.leaveWith(tab, () => turnTo(browser, tab, chapter)),
  leap: (browser, tab) => turnTo(browser, tab, RANGE.last),
  undo: (browser, tab) => turnTo(browser, tab, 2),
  accept: (browser, tab) => browser.dispatch(tab, { type: 'accepted', at: browser.now() }),
  catchUp: (browser, tab) => browser.dispatch(tab, { type: 'caught-up' }),
  rest: (browser, _tab, { which }) => browser.rest(which),
  decline: (browser, tab) => browser.dispatch(tab, { type: 'declined' }),
  openDiaryEntry: (browser, tab) =>
    browser.dispatch(tab, {
      type: 'diary-entry-opened',
      id: `entry of ${tab.state.chapter} by ${profileOf(tab.state)?.uid}`,
    }),
  choose: (browser, tab, { which }) => {
    const uid = profileOf(tab.state)?.uid
    if (uid === undefined) return
    const textSize = `size-${browser.now()}-by-${uid}`
    const change = which % 3 === 0 ? { motion: textSize } : { textSize }
    browser.dispatch(tab, { type: 'settings-chosen', change, at: browser.now() })
    browser.chosen.set(`${uid} ${Object.keys(change)}`, textSize)
  },
  chooseElsewhere: (browser) =>
    browser.server.chooseElsewhere({ textSize: `size-${browser.now()}-by-${browser.server.here()}` }),
  lookUp: (browser, tab) =>
    browser.dispatch(tab, { type: 'looked-up', kind: 'characters', id: `by ${profileOf(tab.state)?.uid}` }),
  writeNote: (browser, tab, { which }) => writeHere(browser, tab, `note-${which % 2}`, which === 9 ? '' : 'words'),
  writeNotesAtOnce: (browser, tab, { which }) =>
    atOnce(browser, tab, which, (other, seen) => writeHere(browser, other, `note-${which % 3}`, 'words', seen)),
  answerAtOnce: (browser, tab, { which }) =>
    atOnce(browser, tab, which, (other, seen) => {
      const one = browser.underway.find((one) => one.tab === other)
      if (one) browser.arrive(one, which > 6, seen)
    }),
  partTabs: (browser) => browser.part(),
  joinTabs: (browser) => browser.join(),
  writeNoteElsewhere: (browser, tab, { which, chapter }) => {
    const revision = `r${browser.now()}`
    const text = `${revision} elsewhere by ${profileOf(tab.state)?.uid}`
    if (browser.server.here() === undefined) return
    // Including notes that were split off.
    const ids = ['note-0', 'note-1', ...browser.server.notes(RANGE.last).map(({ id }) => id)]
    const id = ids[which % ids.length]!
    retype(browser, browser.server.writeElsewhere({ ...NOTE, id, chapter, text, revision }), text)
  },
  wantNotes: (browser, tab) => browser.dispatch(tab, { type: 'notes-wanted' }),
  wantDiaryReads: (browser, tab) => browser.dispatch(tab, { type: 'diary-reads-wanted' }),
  lookAgain: (browser, tab) => browser.dispatch(tab, { type: 'returned' }),
  beGuest: (browser, tab) => {
    const profile = browser.server.beGuest(storedChapter({ ...tab.state, device: browser.device() }) ?? RANGE.first)
    browser.dispatch(tab, { type: 'arrived', profile })
  },
  signIn: (browser, tab, { which, chapter }) => {
    const profile = browser.server.signIn(which % 2 === 0 ? 'anna' : 'bert', chapter)
    browser.dispatch(tab, { type: 'arrived', profile })
  },
  signOut: (browser, tab) => {
    if (!profileOf(tab.state)) return
    browser.server.end()
    browser.dispatch(tab, { type: 'left' })
  },
  expire: ({ server }) => server.end(),
  turnElsewhere: ({ server }, _tab, { chapter }) => server.turnElsewhere(chapter),
  process: (browser, _tab, action) => browser.underway.length > 0 && browser.process(anyUnderway(browser, action)),
  answer: (browser, _tab, action) => browser.underway.length > 0 && browser.arrive(anyUnderway(browser, action), false),
  lose: (browser, _tab, action) => browser.underway.length > 0 && browser.arrive(anyUnderway(browser, action), true),
  newTab: (browser) => browser.tabs.length < 3 && browser.open(),
  reload: (browser, tab) => browser.reload(tab),
  kill: (browser, tab) => {
    browser.close(tab)
    if (browser.tabs.length === 0) browser.open()
  },
  crash: (browser, _tab, { which }) => browser.crash(which % 4),
  waitNoLonger: (browser) => browser.waitNoLonger(),
  fill: (browser, _tab, { which }) => browser.fill(which % 2 === 0),
} as const satisfies Record<string, (...happening: Parameters<Happening>) => unknown>

function anyUnderway({ underway }: Browser, { which }: Action) {
  return underway[which % underway.length]!
}

export function act(browser: Browser, action: Action): void {
  const tab = browser.tabs[action.tab % browser.tabs.length]!
  ACTIONS[action.name](browser, tab, action)
}

const often = ['answer', 'answer', 'answer', 'turn', 'leap', 'undo'] as const

/** A random walk of one browser through these actions, with answers and turns in between. */
export const anyWalkOf = (names: readonly Action['name'][]): fc.Arbitrary<Action[]> =>
  anyWalkOfAlone([...names, ...often])

/** A random walk of one browser through these actions only. */
export const anyWalkOfAlone = (names: readonly Action['name'][]): fc.Arbitrary<Action[]> =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      tab: fc.nat(2),
      which: fc.nat(9),
      chapter: fc.integer({ min: RANGE.first, max: RANGE.last }),
    }),
    { minLength: 1, maxLength: 40 },
  )

/** Used only by the walks about notes: no other stored data is designed for tabs that do not see each other for long. */
const APART: readonly Action['name'][] = ['partTabs', 'joinTabs']

/** A random walk of one browser through all other actions. */
export const anyWalk = anyWalkOf((Object.keys(ACTIONS) as Action['name'][]).filter((name) => !APART.includes(name)))
