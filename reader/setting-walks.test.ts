import fc from 'fast-check'
import { expect, test } from 'vitest'
import { triesByDay } from '#story/testing/tries.ts'
import { profileOf } from './state.ts'
import { type Action, anyWalk, anyWalkOf, anyWalkOfAlone } from './testing/actions.ts'
import { HERE, ONE_DEVICE, settle, walk } from './testing/walk.ts'

const CHOSEN: readonly Action['name'][] = ['choose', 'choose', 'choose']

/** A choice arrives before the one that it replaces, and the next tab meets the older one in the account. */
const OVERTAKEN: Action[] = [
  ...(['choose', 'choose', 'newTab'] as const).map((name) => ({ name, tab: 0, which: 1, chapter: 1 })),
  ...[7, 0, 0, 8].map((which) => ({ name: 'answer' as const, tab: 0, which, chapter: 1 })),
  { name: 'newTab', tab: 0, which: 0, chapter: 1 },
]

test('[OWN-6] [DATA-12] of one reader on one device the last choice counts, whichever answers are late or lost', () => {
  fc.assert(
    fc.property(anyWalkOf([...ONE_DEVICE, ...CHOSEN]), (actions) => {
      const browser = walk([HERE, ...actions], () => {})
      settle(browser)
      const last = Object.fromEntries([...browser.chosen].map(([name, value]) => [name.split(' ')[1], value]))
      expect(browser.server.settingsOf('anna')).toMatchObject(last)
      for (const { state } of browser.tabs) expect(profileOf(state)?.settings).toMatchObject(last)
    }),
    { numRuns: triesByDay(5000), examples: [[OVERTAKEN]] },
  )
})

test('[OWN-6] [DATA-12] of two tabs that choose at once, the one that chose last counts', () => {
  const before: Action[] = [
    HERE,
    ...(['newTab', 'answer', 'answer', 'answer', 'answer'] as const).map((name) => ({ ...HERE, name })),
  ]
  fc.assert(
    fc.property(anyWalkOfAlone([...CHOSEN, 'process', 'process', 'answer', 'lose']), (actions) => {
      const browser = walk([...before, ...actions], () => {})
      settle(browser)
      const last = Object.fromEntries([...browser.chosen].map(([name, value]) => [name.split(' ')[1], value]))
      expect(browser.server.settingsOf('anna')).toMatchObject(last)
    }),
    { numRuns: triesByDay(1500) },
  )
})

test('[OWN-6] what was just chosen is shown in the only tab, whatever else happens there', () => {
  const inOneTab = ONE_DEVICE.filter((name) => name !== 'newTab')
  fc.assert(
    fc.property(anyWalkOf([...inOneTab, ...CHOSEN]), (actions) => {
      walk([HERE, ...actions], ({ tabs, chosen }) => {
        for (const { state } of tabs) {
          const settings = { ...profileOf(state)?.settings } as Record<string, unknown>
          for (const [name, value] of profileOf(state) ? chosen : []) expect(settings[name.split(' ')[1]!]).toBe(value)
        }
      })
    }),
    { numRuns: triesByDay(1500) },
  )
})

test('[AUTH-5] nobody gets what another reader has chosen', () => {
  fc.assert(
    fc.property(anyWalk, (actions) => {
      const browser = walk(actions, ({ tabs }) => {
        for (const { state } of tabs) {
          const profile = profileOf(state)
          if (profile?.isAnonymous === false)
            expect(JSON.stringify(profile.settings)).not.toMatch(profile.uid === 'anna' ? /by-bert/ : /by-anna/)
        }
      })
      settle(browser)
      for (const [uid, other] of [
        ['anna', 'bert'],
        ['bert', 'anna'],
      ] as const)
        if (browser.server.has(uid)) expect(JSON.stringify(browser.server.settingsOf(uid))).not.toContain(`by-${other}`)
    }),
    { numRuns: triesByDay(1500) },
  )
})

test('[OWN-6] [DATA-12] once all is still, every page shows what the account has', () => {
  fc.assert(
    fc.property(anyWalk, (actions) => {
      const browser = walk(actions, () => {})
      settle(browser)
      const here = browser.server.here()
      if (here === undefined) return
      for (const { state } of browser.tabs) expect(profileOf(state)?.settings).toEqual(browser.server.settingsOf(here))
    }),
    { numRuns: triesByDay(1500) },
  )
})
