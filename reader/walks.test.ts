import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { triesByDay } from '#story/testing/tries.ts'
import { absenceOf } from './absence.ts'
import { openedDiaryEntries } from './diary-reads.ts'
import { lookUpsOf } from './look-ups.ts'
import { isReplaced, profileOf } from './state.ts'
import { type Action, anyWalk, anyWalkOf } from './testing/actions.ts'
import type { Tab } from './testing/browser.ts'
import { HERE, type Law, ONE_DEVICE, OWN_TURNS, settle, walk } from './testing/walk.ts'

/** Every chapter that a text comes from or names. */
const named = (value: unknown) =>
  [...JSON.stringify(value ?? null).matchAll(/told in (\d+)|chapter_(\d+)|\/story\/(\d+)|entry of (\d+)/g)].map(
    (found) => Number(found.slice(1).find(Boolean)),
  )

const latest = (value: unknown) => Math.max(0, ...named(value))

/** Someone else arrives after them; if an older local storage is on disk, it is from the later chapter. */
const BACK_BEFORE_LEAVING: Action[] = [
  { name: 'beGuest', tab: 0, which: 0, chapter: 1 },
  { name: 'turn', tab: 0, which: 0, chapter: 2 },
  { name: 'turn', tab: 0, which: 0, chapter: 1 },
  { name: 'signOut', tab: 0, which: 0, chapter: 1 },
  { name: 'signIn', tab: 0, which: 0, chapter: 1 },
]

const always = (law: Law) =>
  fc.assert(
    fc.property(anyWalk, (actions) => void walk(actions, law)),
    { numRuns: triesByDay(1500) },
  )

describe('whatever happens in whichever order', () => {
  test('[DATA-6] a page holds nothing later than its reader’s chapter', () => {
    always(({ tabs }) => {
      for (const { state } of tabs) {
        const uid = profileOf(state)?.uid
        const own = [state.story, uid && state.device.diaryReads[uid]]
        expect(latest(own)).toBeLessThanOrEqual(uid === undefined ? 0 : state.chapter)
      }
    })
  })

  test('[DATA-6] a page asks for nothing later than its reader’s chapter, and for nothing while nobody reads', () => {
    always(({ tabs }) => {
      for (const { asked, state } of tabs) {
        for (const { effect, chapter } of asked) {
          if (effect.type === 'ask-index' || effect.type === 'ask-diary-reads')
            expect(effect.chapter).toBeLessThanOrEqual(chapter)
          if (effect.type === 'ask-file') expect(latest(effect.address)).toBeLessThanOrEqual(chapter)
          if (/^ask-(index|file|diary-reads)$/.test(effect.type)) expect(profileOf(state)).toBeDefined()
        }
      }
    })
  })

  test('[DATA-6] nothing that was opened further on is sent by a reader who has gone back', () => {
    always(({ tabs }) => {
      for (const { asked } of tabs) {
        for (const { effect, chapter } of asked) {
          if (effect.type !== 'send' || !effect.sending.unsent || effect.sending.unsent.type !== 'diary-read') continue
          expect(effect.sending.chapter).toBeLessThanOrEqual(chapter)
        }
      }
    })
  })

  test('[DATA-6] no page remembers that its reader left at a later chapter than where they are', () => {
    always(({ tabs }) => {
      for (const { state } of tabs) {
        expect(state.device.absence?.since ?? 0).toBeLessThanOrEqual(state.chapter)
        expect(state.runFrom).toBeLessThanOrEqual(state.chapter)
      }
    })
  })

  test('[DATA-6] no page remembers what its reader has looked up further on', () => {
    always(({ tabs }) => {
      for (const { state } of tabs) {
        for (const { chapter } of lookUpsOf(state)) expect(chapter).toBeLessThanOrEqual(state.chapter)
      }
    })
  })

  test('[HOME-13] whoever goes ahead has been away since an earlier chapter, and whoever does not is not told so', () => {
    const ahead = ['turn', 'leap', 'undo', 'accept']
    always(({ tabs }, before, { name }) => {
      for (const tab of tabs) {
        const [was, since] = [before.get(tab), absenceOf(tab.state)]
        if (since === undefined) continue
        expect(since).toBeGreaterThan(tab.state.range.first)
        expect(since).toBeLessThan(tab.state.chapter)
        const isSame = was && profileOf(was)?.uid === profileOf(tab.state)?.uid
        if (isSame && absenceOf(was) === undefined && tab.state.chapter > was.chapter) expect(ahead).toContain(name)
      }
    })
  })

  test('[DATA-6] the device keeps nothing later than the chapter of the page that moved last', () => {
    always(({ store }) => {
      expect(latest(store)).toBeLessThanOrEqual(store.limit)
    })
  })

  test('[DATA-12] a browser that is killed opens no further on than its reader turned last, with no network to ask', () => {
    fc.assert(
      fc.property(anyWalk, fc.nat(5), (actions, lost) => {
        const browser = walk(actions, () => {})
        const { turnedTo, turns } = browser.store
        // For a page that was left just as it turned, only local storage knows the chapter.
        const isHeard = turns === browser.device().turns
        const tab = browser.crash(lost)
        for (let next = browser.underway[0]; next; next = browser.underway[0]) browser.arrive(next, true)
        if (!profileOf(tab.state) || turnedTo === undefined || !isHeard) return
        expect(tab.state.chapter).toBeLessThanOrEqual(turnedTo)
        expect(latest(tab.state.story)).toBeLessThanOrEqual(turnedTo)
      }),
      { numRuns: triesByDay(1500), examples: [[BACK_BEFORE_LEAVING, 3]] },
    )
  })

  test('[SHELL-13] the server is told of no later chapter than that at which a new page would open', () => {
    always((browser) => {
      const { chapter, profile } = browser.device()
      if (browser.cookie() === undefined || chapter === undefined || !profile) return
      expect(browser.cookie()).toBeLessThanOrEqual(chapter)
    })
  })

  test('[SHELL-13] once every page has heard of the others, the server is told the chapter of the one least far', () => {
    fc.assert(
      fc.property(anyWalk, (actions) => {
        const browser = walk(actions, () => {})
        settle(browser)
        const readers = browser.tabs.filter(({ state }) => profileOf(state))
        if (readers.length < browser.tabs.length) return
        for (const { state } of readers) expect(browser.cookie()).toBeLessThanOrEqual(state.chapter)
      }),
      { numRuns: triesByDay(1500) },
    )
  })

  test('[DATA-12] no page goes forward by itself', () => {
    const forward = ['turn', 'leap', 'undo', 'accept', 'signIn', 'beGuest']
    always(({ tabs }, before, action) => {
      for (const tab of tabs) {
        const was = before.get(tab)
        const isSame = was && profileOf(was)?.uid === profileOf(tab.state)?.uid
        if (!isSame || forward.includes(action.name)) continue
        expect(tab.state.chapter).toBeLessThanOrEqual(was.chapter)
      }
    })
  })

  test('[DATA-12] an answer from before a turn neither moves the reader nor offers anything', () => {
    fc.assert(
      fc.property(anyWalkOf(ONE_DEVICE), (actions) => {
        const turnedAt = new Map<Tab, number>()
        walk([HERE, ...actions], (browser, before, { name }) => {
          for (const tab of browser.tabs) {
            const was = before.get(tab)
            if (!was) continue
            if (OWN_TURNS.includes(name) && tab.state.chapter !== was.chapter) turnedAt.set(tab, tab.state.turnedAt)
            const isLate = tab.heard?.type === 'who-came' && tab.heard.at < (turnedAt.get(tab) ?? 0)
            if (!isLate || profileOf(was)?.uid !== profileOf(tab.state)?.uid) continue
            expect([tab.state.chapter, tab.state.offered]).toEqual([was.chapter, was.offered])
          }
        })
      }),
      { numRuns: triesByDay(5000) },
    )
  })

  test('[DATA-12] of one reader on one device the last turn counts, whichever answers are late or lost', () => {
    fc.assert(
      fc.property(anyWalkOf(ONE_DEVICE), (actions) => {
        const browser = walk([HERE, ...actions], () => {})
        const last = browser.lastTurn()
        settle(browser)
        if (last !== undefined) expect(browser.server.chapterOf('anna')).toBe(last)
      }),
      { numRuns: triesByDay(5000) },
    )
  })

  test('[DIARY-2] what one reader has opened on one device comes into the account, whichever answers are late or lost', () => {
    fc.assert(
      fc.property(anyWalkOf([...ONE_DEVICE, 'openDiaryEntry', 'openDiaryEntry']), (actions) => {
        const browser = walk([HERE, ...actions], () => {})
        settle(browser)
        const kept = browser.server.openedBy('anna')
        for (const { state } of browser.tabs)
          expect(kept).toEqual(expect.arrayContaining([...openedDiaryEntries(state)]))
      }),
      { numRuns: triesByDay(1500) },
    )
  })

  test('[AUTH-5] nobody gets what another reader has opened', () => {
    always(({ tabs }) => {
      for (const { state } of tabs) {
        const uid = profileOf(state)?.uid
        const others = ['anna', 'bert'].filter((other) => other !== uid)
        // The device may keep what belongs to the reader who has come in another tab.
        if (isReplaced(state)) expect([lookUpsOf(state), absenceOf(state)]).toEqual([[], undefined])
        else if (uid !== undefined) {
          expect([undefined, uid]).toContain(state.device.absence?.uid)
          expect([undefined, uid]).toContain(state.device.lookUps?.uid)
        }
        for (const id of Object.keys((uid && state.device.diaryReads[uid]) || {}))
          expect(others.filter((other) => id.endsWith(`by ${other}`))).toEqual([])
      }
    })
  })

  test('[AUTH-5] nothing of a reader who has signed out stays', () => {
    always(({ tabs, store, device }, before, { name }) => {
      const left = [...before].find(
        ([tab, was]) => profileOf(was) && tab.state.session.status === 'visitor' && name === 'signOut',
      )
      if (!left) return
      const [tab, was] = left
      const { uid } = profileOf(was)!
      expect(JSON.stringify([tab.state, device()])).not.toContain(uid)
      expect([tab.state.chapter, device().chapter, store.limit, latest(store)]).toEqual([1, undefined, 0, 0])
      expect(tabs).toContain(tab)
    })
  })

  test('[AUTH-5] nor of whoever has signed in in another tab, which the one that signs out has not heard of', () => {
    const does = (...names: Action['name'][]) => names.map((name) => ({ name, tab: 0, which: 0, chapter: 3 }))
    const heard = Array.from({ length: 12 }, () => 'answer' as const)
    const browser = walk(
      does('beGuest', 'newTab', ...heard, 'writeNote', 'signIn', 'writeNote', 'openDiaryEntry'),
      () => {},
    )
    const [here, other] = browser.tabs
    expect([here!, other!].map(({ state }) => profileOf(state)?.uid)).toEqual(['anna', 'guest-1'])
    expect(JSON.stringify(browser.device())).toContain('by anna')
    browser.server.end()
    browser.dispatch(other!, { type: 'left' })

    expect(JSON.stringify([other!.state, browser.device()])).not.toMatch(/anna|guest-1/)
  })

  test('[DATA-12] once all is still, the story is whole and the account knows what the device knows', () => {
    fc.assert(
      fc.property(anyWalk, (actions) => {
        const browser = walk(actions, () => {})
        settle(browser)
        const here = browser.server.here()
        for (const { state } of browser.tabs) {
          expect(profileOf(state)?.uid).toBe(here)
          if (here === undefined) continue
          expect(state.story).toMatchObject({ loadedTo: state.chapter, isLoading: false, hasFailed: false })
          expect(state.device.outbox.filter(({ uid }) => uid === here)).toEqual([])
          expect(state.chapter).toBeLessThanOrEqual(browser.server.chapterOf(here))
        }
      }),
      { numRuns: triesByDay(1500) },
    )
  })
})
