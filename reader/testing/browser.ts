import { cookieChapter } from '#reader/cookie-chapter.ts'
import type { Effect } from '#reader/effects.ts'
import type { Event } from '#reader/events.ts'
import { type Device, opened, type State, unkept } from '#reader/state.ts'
import { step } from '#reader/step.ts'
import { withFile } from '#reader/story.ts'
import type { Chapters, StoryFile } from '#reader/story-state.ts'
import { chapterKey, chapterNumber } from '#story/engine/chapter.ts'
import { createServer, RANGE } from './server.ts'

/** A pending request of a tab: what the server does with it, at most once, and what the tab then hears. */
type Underway = {
  tab: Tab
  happen: () => () => Event
  fail?: () => Event
  /** The event if the tab has waited long enough; the answer may still arrive. */
  late?: () => Event
  answer?: () => Event
  /** When the server handled it, in milliseconds. */
  answeredAt?: number
}

export type Tab = {
  state: State
  asked: { effect: Effect; chapter: number }[]
  /** The last answer, and when the server gave it, in milliseconds; undefined if there was none. */
  heard?: { type: Event['type']; at: number } | undefined
  /** The device as this tab sees it while tabs do not see each other's writing. */
  apart?: Device | undefined
}

type Store = {
  limit: number
  turnedTo: number | undefined
  turns: number | undefined
  chapters: Record<number, Chapters[string]>
  editions: Record<number, string>
}

/** One browser with its tabs, storage, offline store, and a network that may delay, lose or reorder anything. */
export function createBrowser() {
  const tabs: Tab[] = []
  const underway: Underway[] = []
  const store: Store = { limit: 0, turnedTo: undefined, turns: undefined, chapters: {}, editions: {} }
  let device = unkept
  /** The device's storage after each event. */
  const written = [device]
  let cookie: number | undefined
  let lastTurn: number | undefined
  let clock = 0
  let isFull = false
  let isLeaving = false
  const now = () => (clock += 1000)
  const server = createServer(() => clock)

  /** `seen`: the tab's view of the device, if another has written within the last few milliseconds. */
  function dispatch(tab: Tab, event: Event, seen = tab.apart ?? device) {
    const before = { ...tab.state, device: seen }
    const [after, effects] = step(before, event)
    cookie = cookieChapter(before, after, cookie)
    tab.state = after
    const isOwnTurn = event.type === 'turned' || event.type === 'accepted'
    if (isOwnTurn && after.chapter !== before.chapter) lastTurn = after.chapter
    if (after.device.chapter !== device.chapter) tellOthers(tab, { type: 'stored' })
    if (after.device.profile !== device.profile) tellOthers(tab, { type: 'profile-stored' })
    // Changed parts are written one by one, over whatever is stored.
    const parts = Object.entries(after.device).filter(([part, value]) => seen[part as keyof Device] !== value)
    device = { ...device, ...Object.fromEntries(parts) }
    if (tab.apart) tab.apart = after.device
    written.push(device)
    if (!isLeaving) for (const effect of effects) perform(tab, effect)
  }

  /** The other tabs are notified of what was stored some time later. */
  function tellOthers(tab: Tab, event: Event) {
    for (const other of tabs) {
      if (other !== tab) underway.push({ tab: other, happen: () => () => event })
    }
  }

  function perform(tab: Tab, effect: Effect) {
    const { epoch } = tab.state
    tab.asked.push({ effect, chapter: tab.state.chapter })
    const ask = (happen: Underway['happen'], fail?: () => Event) => {
      underway.push({ tab, happen, ...(fail && { fail }) })
    }
    switch (effect.type) {
      case 'ask-who': {
        const { number } = effect
        const fail = (): Event => ({ type: 'who-came', number, answer: { failed: 0 } })
        return ask(() => ((profile) => () => ({ type: 'who-came', number, answer: { profile } }))(server.who()), fail)
      }
      case 'send': {
        const { sending } = effect
        const fail = (): Event => ({ type: 'sent', sending, status: 0 })
        return ask(() => ((taken) => () => ({ type: 'sent', sending, ...taken }))(server.take(sending)), fail)
      }
      case 'ask-diary-reads': {
        const pages = () => server.diaryReads(effect.chapter)
        const fail = (): Event => ({ type: 'diary-reads-came', epoch, pages: [] })
        return ask(() => ((came) => () => ({ type: 'diary-reads-came', epoch, pages: came }))(pages()), fail)
      }
      case 'ask-notes': {
        const { chapter, known } = effect
        const asked = () => ({ type: 'notes-came', epoch, chapter, known, notes: server.notes(chapter) }) as const
        return ask(() =>
          (
            (came) => () =>
              came
          )(asked()),
        )
      }
      case 'ask-index': {
        const { chapter } = effect
        const fail = (): Event => ({ type: 'index-failed', epoch, chapter })
        return ask(() => () => ({ type: 'index-came', epoch, index: server.index(chapter) }), fail)
      }
      case 'ask-file': {
        const { address } = effect
        const fail = (): Event => ({ type: 'file-failed', epoch, address })
        return ask(() => () => ({ type: 'file-came', epoch, address, chapters: server.file(address) }), fail)
      }
      case 'limit-store': {
        const { turnedTo, turns } = store
        limit(effect.chapter)
        store.turnedTo = effect.turnedTo
        store.turns = effect.turns
        if (!effect.isRead) return
        const kept = { editions: { ...store.editions }, chapters: keyed(store.chapters), turnedTo, turns }
        underway.push({
          tab,
          happen: () => () => ({ type: 'store-opened', epoch, ...kept }),
          late: () => ({ type: 'store-opened', epoch, ...NOTHING }),
        })
        return
      }
      case 'keep-files':
        if (!isFull) for (const file of effect.files) keep(file)
        return
      case 'clear-store':
        store.turnedTo = undefined
        store.turns = undefined
        return limit(0)
      case 'ask-gone':
      case 'forget':
        return
      default:
        throw new Error(`Nobody does ${JSON.stringify(effect satisfies never)}`)
    }
  }

  function limit(chapter: number) {
    store.limit = chapter
    for (const kept of [store.chapters, store.editions])
      for (const number of Object.keys(kept).map(Number)) if (number > chapter) delete kept[number]
  }

  function keep(file: StoryFile) {
    const { last, after, chapters } = file
    if (last > store.limit || (after !== undefined && store.editions[last - 1] !== after)) return
    for (const [key, chapter] of Object.entries(chapters)) store.chapters[chapterNumber(key)] = chapter
    store.editions = withFile(store.editions, file)
  }

  function process(one: Underway) {
    if (one.answer) return
    one.answeredAt = now()
    one.answer = one.happen()
  }

  function open(kept: number | undefined): Tab {
    const tab: Tab = { state: opened(RANGE, device, kept), asked: [] }
    tabs.push(tab)
    dispatch(tab, { type: 'refreshed' })
    return tab
  }

  function close(tab: Tab) {
    tabs.splice(tabs.indexOf(tab), 1)
    for (const one of underway.filter((one) => one.tab === tab)) underway.splice(underway.indexOf(one), 1)
  }

  return {
    server,
    /** The texts of notes that a reader has typed and not replaced since, here or elsewhere. */
    typed: new Set<string>(),
    /** The setting that each reader chose last on this device. */
    chosen: new Map<string, string>(),
    store,
    tabs,
    underway,
    device: () => device,
    /** The chapter in the device's cookie. */
    cookie: () => cookie,
    /** The chapter to which a reader of this device last turned. */
    lastTurn: () => lastTurn,
    dispatch,
    now,
    /** Nothing happens for a day or more. */
    rest(days: number) {
      clock += days * 86_400_000
    },
    open: () => open(undefined),
    close,
    reload(tab: Tab): Tab {
      close(tab)
      return open(tab.state.tab)
    },
    /** Reloads a page just as something happens there: local storage is written, but not the offline store or the server. */
    leaveWith(tab: Tab, happen: () => void): Tab {
      isLeaving = true
      happen()
      isLeaving = false
      return this.reload(tab)
    },
    /** Kills the browser before its latest storage is on disk; returns the tab that opens afterwards. */
    crash(lost: number): Tab {
      for (const tab of [...tabs]) close(tab)
      device = written.at(-1 - lost) ?? device
      written.length = 0
      return open(undefined)
    },
    fill(full: boolean) {
      isFull = full
    },
    /** The server receives a pending request; its answer is still on the way. */
    process,
    /** A busy machine: from now on, no tab sees what another one writes. */
    part() {
      for (const tab of tabs) tab.apart ??= device
    },
    /** All tabs see what the others have written. */
    join() {
      for (const tab of tabs) tab.apart = undefined
      for (const tab of tabs) dispatch(tab, { type: 'notes-stored' })
    },
    /** A tab stops waiting for the offline store. */
    waitNoLonger() {
      const one = underway.find(({ late }) => late)
      if (one?.late) dispatch(one.tab, one.late())
    },
    /** An answer arrives or fails to, in any order, even if nobody is waiting for it any more. */
    arrive(one: Underway, isLost: boolean, seen = one.tab.apart ?? device) {
      underway.splice(underway.indexOf(one), 1)
      if (isLost && one.fail) return dispatch(one.tab, one.fail(), seen)
      process(one)
      const event = one.answer!()
      one.tab.heard = { type: event.type, at: one.answeredAt! }
      dispatch(one.tab, event, seen)
    },
  }
}

const NOTHING = { chapters: {}, editions: {}, turnedTo: undefined, turns: undefined }

export type Browser = ReturnType<typeof createBrowser>

function keyed(chapters: Store['chapters']): Chapters {
  return Object.fromEntries(Object.entries(chapters).map(([number, chapter]) => [chapterKey(Number(number)), chapter]))
}
