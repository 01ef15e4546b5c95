import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { triesByDay } from '#story/testing/tries.ts'
import { isNoteSent, notesIn, notesOf } from './notes.ts'
import { profileOf } from './state.ts'
import { type Action, anyWalkOf, anyWalkOfAlone } from './testing/actions.ts'
import { HERE, type Law, ONE_DEVICE, settle, walk } from './testing/walk.ts'

const WRITING: readonly Action['name'][] = ['writeNote', 'writeNote', 'writeNote', 'writeNoteElsewhere', 'wantNotes']

const AT_ONCE: readonly Action['name'][] = ['newTab', 'newTab', 'writeNotesAtOnce', 'writeNotesAtOnce', 'answerAtOnce']

/** Two tabs send the same text; the answer to one arrives after another text has replaced it, in the account too. */
const LATE = (
  [
    ['newTab', 0],
    ['writeNotesAtOnce', 0],
    ['process', 3],
    ['answerAtOnce', 0],
    ['answer', 9],
    ['answer', 4],
  ] as const
).map(([name, which]): Action => ({ name, which, tab: 0, chapter: 1 }))

describe('notes, whatever happens in whichever order', () => {
  test('[OWN-2] no page shows one from further on, nor keeps one that the account has', () => {
    const law: Law = ({ tabs }) => {
      for (const { state } of tabs) {
        for (const { chapter } of notesOf(state)) expect(chapter).toBeLessThanOrEqual(state.chapter)
        for (const note of Object.values(notesIn(state.device, profileOf(state)?.uid)))
          if (note.chapter > state.chapter) expect(isNoteSent(note)).toBe(false)
      }
    }
    fc.assert(
      fc.property(anyWalkOf([...WRITING, 'signIn', 'beGuest']), (actions) => void walk([HERE, ...actions], law)),
      { numRuns: triesByDay(5000) },
    )
  })

  test('[OWN-3] nothing that was written is lost, in whichever tab or device, whichever answers are late or lost', () => {
    fc.assert(
      fc.property(anyWalkOf([...ONE_DEVICE, ...WRITING]), (actions) => {
        const browser = walk([HERE, ...actions], () => {})
        settle(browser)
        const kept = [...browser.server.notesOf('anna').values()].map(({ text }) => text)
        expect(kept).toEqual(expect.arrayContaining([...browser.typed]))
        for (const note of Object.values(notesIn(browser.device(), 'anna'))) expect(isNoteSent(note)).toBe(true)
      }),
      { numRuns: triesByDay(5000) },
    )
  })

  test('[OWN-3] nor is what two tabs have written within the same few milliseconds', () => {
    fc.assert(
      fc.property(anyWalkOf([...ONE_DEVICE, ...WRITING, ...AT_ONCE]), (actions) => {
        const browser = walk([HERE, ...actions], () => {})
        settle(browser)
        const kept = [...browser.server.notesOf('anna').values()].map(({ text }) => text)
        expect(kept).toEqual(expect.arrayContaining([...browser.typed]))
        expect(kept).toHaveLength(new Set(kept).size)
        for (const note of Object.values(notesIn(browser.device(), 'anna'))) expect(isNoteSent(note)).toBe(true)
      }),
      { numRuns: triesByDay(5000), examples: [[LATE]] },
    )
  })

  test('[OWN-3] nor is what two tabs have written and sent while neither saw what the other did, and no text is there twice', () => {
    const action = (name: Action['name'], tab = 0): Action => ({ name, tab, which: 0, chapter: 5 })
    const both = [action('partTabs'), action('writeNote'), action('writeNote', 1)]
    const network = anyWalkOfAlone(['process', 'answer', 'answer', 'joinTabs', 'partTabs'])
    fc.assert(
      fc.property(anyWalkOfAlone(['answer', 'writeNote', 'newTab']), network, (before, after) => {
        const browser = walk([HERE, action('newTab'), ...before, ...both, ...after], () => {})
        settle(browser)
        // Both tabs may have kept both texts. Whichever opens a record next removes the duplicates.
        browser.dispatch(browser.tabs[0]!, { type: 'notes-wanted' })
        settle(browser)
        const kept = [...browser.server.notesOf('anna').values()].map(({ text }) => text)
        expect(kept).toEqual(expect.arrayContaining([...browser.typed]))
        expect(kept).toHaveLength(new Set(kept).size)
        for (const note of Object.values(notesIn(browser.device(), 'anna'))) expect(isNoteSent(note)).toBe(true)
      }),
      { numRuns: triesByDay(2000) },
    )
  })
})
