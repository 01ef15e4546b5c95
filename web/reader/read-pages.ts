import { CALLS } from '#api/calls.ts'
import type { DiaryRead } from '#api/diary-reads.ts'
import type { Ask } from './ask.ts'
import type { Kept } from './kept.ts'

/** An opened diary entry: the lowest chapter at which it was opened, and whether the account knows of it. */
type KeptPage = { chapter: number; isSent: boolean }
type KeptPages = Readonly<Record<string, KeptPage>>

type Outside = {
  ask: Ask
  kept: Kept
  /** Who is signed in. */
  uid(): string | undefined
  /** Where this device is; the account may be further on. */
  chapter(): number
  log(error: unknown): void
}

/**
 * The diary entries that a reader has opened (DIARY-2), on the device first and then in the account.
 *
 * - Opening one is kept at once; what the server has not taken is sent later, by `send` or with the next one.
 * - `load` adds what the account knows, as far as the chapter of this device knows it.
 * - Nothing is ever taken away from the account. The device keeps of what is further on only what the account does not have.
 * - Failures are only logged.
 */
export function createReadPages({ ask, kept, uid, chapter: here, log }: Outside) {
  let isSending = false
  let sending = Promise.resolve()

  const pagesOf = (reader: string) => keptPages(kept.of(reader))

  function keep(reader: string, id: string, chapter: number, isSent: boolean) {
    const pages = pagesOf(reader)
    const before = pages[id]
    const lowest = Math.min(chapter, before?.chapter ?? chapter)
    const next = { chapter: lowest, isSent: isSent || (before?.isSent === true && before.chapter === lowest) }
    if (before?.chapter === next.chapter && before.isSent === next.isSent) return
    kept.set(reader, { ...pages, [id]: next })
  }

  /** Takes off the device what was opened further on; the account gives it back when the reader is there again. */
  function cut(reader: string | undefined = uid()) {
    if (reader === undefined) return
    const pages = Object.entries(pagesOf(reader))
    const left = pages.filter(([, { chapter, isSent }]) => !isSent || chapter <= here())
    if (left.length === 0) kept.forget(reader)
    else if (left.length < pages.length) kept.set(reader, Object.fromEntries(left))
  }

  /** Sends what the account does not know yet; resolves when that has ended, well or not. */
  function send(): Promise<void> {
    if (!isSending) sending = sendEach()
    return sending
  }

  /** One at a time. */
  async function sendEach() {
    const reader = uid()
    if (reader === undefined) return
    isSending = true
    for (let page = unsent(pagesOf(reader)); page && uid() === reader; page = unsent(pagesOf(reader))) {
      const answer = await ask(CALLS.keepDiaryRead, { body: page })
      if (!answer.ok) log(new Error(`A read page was not kept in the account: ${answer.error}`))
      // What the server does not want today it will not want tomorrow.
      if (!answer.ok && answer.status !== 400) break
      if (uid() === reader) keep(reader, page.id, page.chapter, true)
    }
    cut()
    isSending = false
  }

  return {
    text: kept.text,
    subscribe: kept.subscribe,
    send,
    cut,

    /** The ids that this reader has opened at whatever chapter. */
    idsOf: (reader: string): string[] => Object.keys(pagesOf(reader)),

    /** Counts a diary entry as read, for good. */
    markRead(id: string, chapter: number) {
      const reader = uid()
      if (reader === undefined) return
      keep(reader, id, chapter, false)
      void send()
    },

    /** A guest has got an account. */
    handOver(guest: string, reader: string) {
      for (const [id, { chapter, isSent }] of Object.entries(pagesOf(guest))) keep(reader, id, chapter, isSent)
    },

    /** Takes over what was opened elsewhere. */
    async load(): Promise<void> {
      const reader = uid()
      if (reader === undefined) return
      const answer = await ask(CALLS.diaryReads, { query: { chapter: here() } })
      if (uid() !== reader) return
      const pages = answer.ok ? answer.value.pages.filter(({ chapter }) => chapter <= here()) : []
      for (const { id, chapter } of pages) keep(reader, id, chapter, true)
      if (!answer.ok) log(new Error(`The read pages of the account did not come: ${answer.error}`))
    },
  }
}

function unsent(pages: KeptPages): DiaryRead | undefined {
  const found = Object.entries(pages).find(([, { isSent }]) => !isSent)
  return found && { id: found[0], chapter: found[1].chapter }
}

/** What the device holds, as far as it can be read. */
function keptPages(value: unknown): KeptPages {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, KeptPage] => isKeptPage(entry[1])))
}

function isKeptPage(value: unknown): value is KeptPage {
  if (typeof value !== 'object' || value === null) return false
  const { chapter, isSent } = value as Partial<KeptPage>
  return typeof chapter === 'number' && typeof isSent === 'boolean'
}
