import { ADDRESSES } from '#api/addresses.ts'
import type { StoryIndex } from '#api/book.ts'
import { CALLS } from '#api/calls.ts'
import { GENERAL_ERRORS } from '#api/general-errors.ts'
import { cookieChapter } from '#reader/cookie-chapter.ts'
import { chapterIn } from '#reader/device-format.ts'
import type { Effect } from '#reader/effects.ts'
import type { Event, WhoAnswer } from '#reader/events.ts'
import type { Range } from '#reader/range.ts'
import { type KeptNote, opened, type Sending, type State, type UnsentSetting } from '#reader/state.ts'
import { step } from '#reader/step.ts'
import {
  isDiaryReads,
  isGone,
  isNoteKept,
  isNotes,
  isProfile,
  isSession,
  isStoryFile,
  isStoryIndex,
} from './answers.ts'
import { type Answer, type Ask, inTime } from './api-client.ts'
import type { ChapterCookie } from './chapter-cookie.ts'
import { createDevice, type Storage, TAB_KEY } from './device.ts'
import { type Kept, NOTHING, type OfflineStore } from './offline-store.ts'

/** In milliseconds: how long a device that knows its reader waits for the server before opening without it. */
const TIMEOUT_MS = 5000
/** In milliseconds: even a slow network has started answering by then; one that has not counts as offline. */
const FILE_TIMEOUT_MS = 30_000
/** In milliseconds: a database that has not answered by then is ignored until it does. */
export const STORE_TIMEOUT_MS = 3000

const NOT_OURS = 'the answer is not that of the server'

export type Outside = {
  fetch: typeof globalThis.fetch
  ask: Ask
  storage: Storage
  /** The tab's own storage: it survives a reload, and other tabs do not see it. */
  tab: Storage
  cookie: ChapterCookie
  store: OfflineStore
  log(error: unknown): void
  /** Deletes the reader's other data from the device; with `isLeaving` also their draft. */
  forget(uid: string, isLeaving: boolean): void
  /** Runs the work once the page has painted the new chapter; immediately if nothing is rendered. */
  afterPaint?(work: () => void): void
}

type Refusal = Extract<Answer<unknown>, { ok: false }>

type Taken = Pick<Extract<Event, { type: 'sent' }>, 'status' | 'profile' | 'note'>

/** A 400 is permanent, so it must be the server's own; a proxy's has no error message. */
const statusOf = ({ status, error }: Refusal) => (status === 400 && error === GENERAL_ERRORS.unexpected ? 0 : status)

const atOnce = (work: () => void) => work()

/** Holds the state of this page's reader; the only place that carries out effects. */
export function runReader(range: Range, outside: Outside) {
  const { fetch, ask, storage, tab, cookie, store, log, forget, afterPaint = atOnce } = outside
  const device = createDevice(storage, range)
  const listeners = new Set<() => void>()
  const waiting: Event[] = []
  const undone: (() => void)[] = []
  let state = opened(range, device.read(), chapterIn(tab.getItem(TAB_KEY), range))
  let questions = new AbortController()
  let isTaking = false
  let diaryCalls: Promise<unknown> = Promise.resolve()

  /** Handles events one at a time, even if one causes another. */
  function dispatch(event: Event) {
    waiting.push(event)
    if (isTaking) return
    isTaking = true
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) take(next)
    } finally {
      // Even if an answer causes an error, the reader must still be able to turn back.
      isTaking = false
    }
  }

  function take(event: Event) {
    // Another tab may have written in the meantime.
    const [after, effects] = step({ ...state, device: device.read() }, event)
    if (after.epoch !== state.epoch) {
      questions.abort()
      questions = new AbortController()
    }
    // Comes first, so that a page drawn from now on is not beyond this chapter, whatever happens to the rest.
    cookie.write(cookieChapter(state, after, cookie.read()))
    device.write(after.device)
    if (after.tab === undefined) tab.removeItem(TAB_KEY)
    else if (after.tab !== state.tab) tab.setItem(TAB_KEY, String(after.tab))
    const isAhead = event.type === 'turned' && after.chapter > state.chapter
    state = after
    const { signal } = questions
    for (const effect of effects) undone.push(() => void perform(effect, after.epoch, signal))
    // Storing and fetching take longer than drawing the chapter, so they wait. When a reader goes back, later data is deleted
    // at once.
    if (isAhead) afterPaint(performAll)
    else performAll()
    for (const listener of [...listeners]) listener()
  }

  function performAll() {
    for (let next = undone.shift(); next; next = undone.shift()) next()
  }

  async function perform(effect: Effect, epoch: number, signal: AbortSignal): Promise<void> {
    switch (effect.type) {
      case 'ask-who':
        return dispatch({ type: 'who-came', number: effect.number, answer: await askWho() })
      case 'ask-gone': {
        const answer = await ask(CALLS.gone, {}, { uid: effect.uid })
        if (answer.ok && isGone(answer.value)) dispatch({ type: 'gone', uid: effect.uid })
        return
      }
      case 'ask-diary-reads': {
        const answer = await inTurn(() => ask(CALLS.diaryReads, { query: { chapter: effect.chapter } }, { signal }))
        if (!answer.ok) return miss('read pages', answer.error, signal)
        if (!isDiaryReads(answer.value)) return miss('read pages', NOT_OURS, signal)
        return dispatch({ type: 'diary-reads-came', epoch, pages: answer.value.pages })
      }
      case 'ask-notes': {
        const { chapter, known } = effect
        const answer = await inTurn(() => ask(CALLS.notes, { query: { chapter } }, { signal }))
        if (!answer.ok) return miss('notes', answer.error, signal)
        if (!isNotes(answer.value)) return miss('notes', NOT_OURS, signal)
        return dispatch({ type: 'notes-came', epoch, chapter, known, notes: answer.value.notes })
      }
      case 'send':
        return dispatch({ type: 'sent', sending: effect.sending, ...(await send(effect.sending)) })
      case 'limit-store': {
        const { chapter, turnedTo, turns } = effect
        return effect.isRead ? openStore(effect, epoch) : store.limit(chapter, turnedTo, turns)
      }
      case 'clear-store':
        return store.clear()
      case 'keep-files':
        return store.keep(effect.files)
      case 'ask-index': {
        const { chapter } = effect
        const isIndex = (content: unknown): content is StoryIndex => isStoryIndex(content, chapter)
        const index = await readStory(`${ADDRESSES.story}/index/${chapter}.json`, isIndex, signal)
        return dispatch(index ? { type: 'index-came', epoch, index } : { type: 'index-failed', epoch, chapter })
      }
      case 'ask-file': {
        const { address } = effect
        const chapters = await readStory(address, isStoryFile, signal)
        return dispatch(
          chapters ? { type: 'file-came', epoch, address, chapters } : { type: 'file-failed', epoch, address },
        )
      }
      case 'forget':
        return forget(effect.uid, effect.isLeaving)
    }
  }

  /**
   * A database may never answer: in WebKit, one to which a page was writing when it was left. The reader continues without it.
   * If it does answer later, that still counts, because they may have turned back.
   */
  async function openStore({ chapter, turnedTo, turns }: Effect & { type: 'limit-store' }, epoch: number) {
    const tell = (kept: Kept) => dispatch({ type: 'store-opened', epoch, ...kept })
    const timer = setTimeout(tell, STORE_TIMEOUT_MS, NOTHING)
    const kept = await store.open(chapter, turnedTo, turns)
    clearTimeout(timer)
    tell(kept)
  }

  /** Runs calls about diary reads and notes one at a time, so that no answer is older than what was sent before it. */
  function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = diaryCalls.then(call)
    diaryCalls = answer.catch(() => {})
    return answer
  }

  async function askWho(): Promise<WhoAnswer> {
    const timeoutMs = state.device.profile && TIMEOUT_MS
    const answer = await ask(CALLS.session, {}, { timeoutMs })
    if (!answer.ok) return { failed: answer.status }
    return isSession(answer.value) ? { profile: answer.value.profile } : { failed: 0 }
  }

  async function send(sending: Sending): Promise<Taken> {
    if (sending.note) return sendNote(sending.uid, sending.note)
    if (sending.chapter === undefined) return sendSetting(sending.unsent)
    const { unsent, chapter } = sending
    const { uid } = unsent
    const answer =
      unsent.type === 'chapter'
        ? await ask(CALLS.changeProfile, { body: { currentChapter: chapter } }, { uid })
        : await inTurn(() => ask(CALLS.keepDiaryRead, { body: { id: unsent.id, chapter } }, { uid }))
    if (!answer.ok) {
      log(new Error(`The ${unsent.type} was not kept in the account: ${answer.error}`))
      return { status: statusOf(answer) }
    }
    if (unsent.type === 'diary-read') return { status: answer.value === undefined ? 200 : 0 }
    return isProfile(answer.value) ? { status: 200, profile: answer.value } : { status: 0 }
  }

  async function sendSetting({ uid, name, value }: UnsentSetting): Promise<Taken> {
    const answer = await ask(CALLS.changeProfile, { body: { settings: { [name]: value } } }, { uid })
    if (answer.ok) return { status: isProfile(answer.value) ? 200 : 0 }
    log(new Error(`The setting was not kept in the account: ${answer.error}`))
    return { status: statusOf(answer) }
  }

  async function sendNote(uid: string, { id, tried: _, isRefused: __, ...change }: KeptNote): Promise<Taken> {
    const answer = await inTurn(() => ask(CALLS.keepNote, { parts: { id }, body: change }, { uid }))
    if (answer.ok) return isNoteKept(answer.value) ? { status: 200, note: answer.value.note } : { status: 0 }
    log(new Error(`The note was not kept in the account: ${answer.error}`))
    return { status: statusOf(answer) }
  }

  function miss(what: string, why: string, signal: AbortSignal) {
    if (!signal.aborted) log(new Error(`The ${what} of the account did not come: ${why}`))
  }

  /** Bypasses the browser's own cache, because nothing could be deleted from it. */
  async function readStory<Content extends object>(
    address: string,
    isOurs: (content: unknown) => content is Content,
    signal: AbortSignal,
  ): Promise<Content | undefined> {
    try {
      return await inTime(FILE_TIMEOUT_MS, signal, async (timed) => {
        const response = await fetch(address, { cache: 'no-store', signal: timed })
        if (!response.ok) throw new Error(`${address}: ${response.status}`)
        const content: unknown = await response.json()
        if (!isOurs(content)) throw new Error(`${address}: ${NOT_OURS}`)
        return content
      })
    } catch (error) {
      if (!signal.aborted) log(error)
      return undefined
    }
  }

  return {
    get: (): State => state,
    dispatch,
    /** Calls the listener after each change until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Resolves when the condition holds. */
    until(holds: (state: State) => boolean): Promise<void> {
      return new Promise((resolve) => {
        const check = () => {
          if (!holds(state)) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
      })
    },
  }
}

export type ReaderRun = ReturnType<typeof runReader>
