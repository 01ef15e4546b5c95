import { ADDRESSES } from '#api/addresses.ts'
import type { Session } from '#api/sign-in.ts'
import type { Crowd } from './crowd.ts'
import { type Expected, reconcile } from './expected.ts'
import type { KeptRows } from './kept-rows.ts'
import { ask, type Being, hashesIn, type Reader, signInAgain, UNKNOWN } from './reader.ts'

/**
 * Compares what the server and its database have of a reader with what the reader was told, and takes the found state as the
 * new one. Yields a sentence for each value that was lost, doubled or invented.
 */
export async function* losses(url: string, reader: Reader, rows: KeptRows): AsyncGenerator<string> {
  const { name } = reader
  const wasAsked = reader.being.asked.length > 0
  const account = rows.users.find(({ email }) => email === reader.email)
  const guest = rows.users.find(({ id, isAnonymous }) => id === reader.uid && isAnonymous)
  if (account && guest) yield `${name} is a guest and an account at once`
  const found: Being = account ? 'account' : guest ? 'guest' : 'gone'
  if (!reconcile(reader.being, found)) yield `${name} is ${found}`

  const user = account ?? guest
  if (user) {
    reader.uid = user.id
    if (!reconcile(reader.chapter, user.currentChapter)) yield `${name} is at chapter ${user.currentChapter}`
    if (wasAsked && account) await signInAgain(url, reader)
  }
  const { profile } = (await (await ask(url, reader.cookie, 'GET', ADDRESSES.session)).json()) as Session
  if (profile?.uid !== user?.id) yield `${name} is answered as ${profile?.uid}`

  for (const [title, kept] of reader.posts) {
    const posts = rows.posts.filter((post) => post.title === title)
    if (posts.length > 1) yield `${name} wrote ${title} ${posts.length} times`
    if (!reconcile(kept, posts.length > 0)) yield `${name}'s post ${title} is ${is(kept)}`
    if (posts[0] && posts[0].authorUid !== (user?.id ?? null)) yield `${title} is not ${name}'s any more`
  }
  if (!user) return
  const votes = rows.votes.filter(({ uid }) => uid === user.id).map(({ postId }) => postId)
  const pages = rows.pages.filter(({ uid }) => uid === user.id).map(({ entry }) => entry)
  yield* differences(`${name}'s vote for`, reader.votes, votes)
  yield* differences(`${name}'s read page`, reader.pages, pages)
  yield* lostNotes(
    reader,
    rows.notes.filter(({ uid }) => uid === user.id),
  )
  const codes = hashesIn(rows.accountKeys.filter(({ uid }) => uid === user.id).map(({ hash }) => hash))
  if (reader.codes.asked.includes(UNKNOWN)) reader.codes.asked.push(codes)
  if (!reconcile(reader.codes, codes)) yield `${name} has other recovery codes`
  for (const [cookie, device] of reader.devices) {
    const { profile } = (await (await ask(url, cookie, 'GET', ADDRESSES.session)).json()) as Session
    if (!reconcile(device, profile?.uid === user.id)) yield `another device of ${name} is ${profile ? 'in' : 'out'}`
  }
}

function* lostNotes({ name, notes }: Reader, found: KeptRows['notes']): Generator<string> {
  for (const [id, kept] of notes) {
    const note = found.find((one) => one.id === id)
    if (!reconcile(kept, note?.revision ?? '')) yield `${name}'s ${id} is ${note?.revision ?? 'lost'}`
    if (note && note.text !== note.revision) yield `${name}'s ${id} has the text of another revision`
  }
}

/** Compares who is administrator and who is banned with what the administrator was told. */
export function* lostAdministration(
  { administrator, bans }: Pick<Crowd, 'administrator' | 'bans'>,
  rows: KeptRows,
): Generator<string> {
  if (administrator && rows.administrators.map(({ uid }) => uid).join() !== administrator.uid)
    yield 'the administrator is a different account'
  yield* differences(
    'the ban of',
    bans,
    rows.bans.map(({ uid }) => uid),
  )
}

function* differences(what: string, all: Map<string, Expected<boolean>>, found: string[]): Generator<string> {
  for (const [id, kept] of all) if (!reconcile(kept, found.includes(id))) yield `${what} ${id} is ${is(kept)}`
  for (const id of found) if (!all.has(id)) yield `${what} ${id} was never requested`
}

/** What is wrong with the found value. */
const is = (it: Expected<boolean>) => (it.kept ? 'there, although it was not requested' : 'lost')
