import { CALLS } from '#api/calls.ts'
import type { Ask } from './api-client.ts'
import type { createDraftStore, Draft } from './draft-store.ts'

const WORDS = ['title', 'description', 'subtype'] as const

type Words = Record<(typeof WORDS)[number], string>

/**
 * Drops the reader's submitted draft if its post has arrived with exactly the same words and only the answer was lost. Does not
 * ask for a reader who has gone back since: then not even their own words are sent. Never throws.
 *
 * @returns whether it has arrived; false also if the server does not answer
 */
export async function dropArrived(
  drafts: Pick<ReturnType<typeof createDraftStore>, 'read' | 'drop'>,
  ask: Ask,
  chapter: number,
): Promise<boolean> {
  const waiting = drafts.read()
  if (!waiting?.isWaiting || waiting.chapter > chapter) return false
  const words = await wordsKept(waiting, ask, chapter)
  const now = drafts.read()
  // Text typed in the meantime has not arrived.
  if (!words || now?.id !== waiting.id || !isSame(words, now)) return false
  drafts.drop()
  return true
}

/** The words of the account's post with the draft's id; undefined if there is none, or it is shown from an earlier chapter than wanted. */
async function wordsKept({ id, type, shownFrom }: Draft, ask: Ask, chapter: number): Promise<Words | undefined> {
  if (type === 'add-info') {
    const report = await ask(CALLS.sentImprovement, { parts: { id } })
    return report.ok ? report.value : undefined
  }
  const post = await ask(CALLS.post, { parts: { id }, query: { chapter } })
  return post.ok && post.value.isMine && post.value.chapter >= Number(shownFrom) ? post.value : undefined
}

function isSame(words: Words, draft: Words): boolean {
  return WORDS.every((word) => words[word] === draft[word].trim())
}
