import type { NewRecoveryCodes } from '#api/account.ts'
import { ADDRESSES } from '#api/addresses.ts'
import type { NewPost } from '#api/feedback.ts'
import type { NoteChange } from '#api/notes.ts'
import type { SignedIn } from '#api/sign-in.ts'
import { hashOf } from '#server/accounts/account-keys.ts'
import { plainCode } from '#server/accounts/recovery-codes.ts'
import { START_CHAPTER } from './diary.ts'
import { type Expected, expected } from './expected.ts'

const PASSWORD = 'a-password-of-the-test'
const TIMEOUT_MS = 20_000

export type Being = 'guest' | 'account' | 'gone'

export type Reader = {
  name: string
  uid: string
  email: string
  cookie: string
  being: Expected<Being>
  chapter: Expected<number>
  /** By title. */
  posts: Map<string, Expected<boolean>>
  /** By the post's id. */
  votes: Map<string, Expected<boolean>>
  /** By the id of the diary entry. */
  pages: Map<string, Expected<boolean>>
  /** Revisions by the note's id, which are the notes' texts too; empty if there is no note. */
  notes: Map<string, Expected<string>>
  /** Hashes of the recovery codes; those requested without an answer are unknown. */
  codes: Expected<string>
  /** Whether other devices are signed in, by their cookies. */
  devices: Map<string, Expected<boolean>>
}

/** The codes of a request that was not answered. */
export const UNKNOWN = 'unknown'

/** The hashes of recovery codes, as one text that does not depend on their order. */
export const hashesIn = (hashes: readonly string[]): string => hashes.toSorted().join()

/** An author, identified by one of their posts. */
type Author = { uid: string; post: string }

/** A failure response where the request should have succeeded. */
class Refused extends Error {}

/** @throws {Refused} on a failure response, and the original error if the connection breaks */
export async function ask(
  url: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(url + path, {
    method,
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Refused(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

/** A new guest, who exists once the server has confirmed it. */
export async function newReader(url: string, name: string): Promise<Reader> {
  const response = await ask(url, '', 'POST', ADDRESSES.guest, { chapter: START_CHAPTER })
  const { profile } = (await response.json()) as SignedIn
  return {
    name,
    uid: profile.uid,
    email: `${name}@example.com`,
    cookie: cookieOf(response),
    being: expected<Being>('guest'),
    chapter: expected(START_CHAPTER),
    posts: new Map(),
    votes: new Map(),
    pages: new Map(),
    notes: new Map(),
    codes: expected(''),
    devices: new Map(),
  }
}

/** Signs in with the password, as on another device. */
export async function signInAgain(url: string, reader: Reader): Promise<void> {
  const body = { email: reader.email, password: PASSWORD }
  reader.cookie = cookieOf(await ask(url, '', 'POST', ADDRESSES.signIn, body))
}

/** The writes of a reader, each with its effect on the expectation. */
export const writes = {
  turnTo: (url: string, reader: Reader, chapter: number) =>
    attempt(reader.chapter, chapter, () =>
      ask(url, reader.cookie, 'PATCH', ADDRESSES.profile, { currentChapter: chapter }),
    ),

  async post(url: string, reader: Reader, title: string): Promise<string> {
    const post: NewPost = {
      title,
      description: `${title}, described`,
      type: 'feedback',
      subtype: 'general',
      submitMethod: 'new-feedback-button',
      chapter: 1,
    }
    const response = await attempt(of(reader.posts, title), true, () =>
      ask(url, reader.cookie, 'POST', ADDRESSES.feedback, post),
    )
    return ((await response.json()) as { id: string }).id
  },

  /** From two devices at once, which still counts as one vote. */
  vote: (url: string, reader: Reader, post: string, isFor: boolean) =>
    attempt(of(reader.votes, post), isFor, async () => {
      const vote = () =>
        ask(url, reader.cookie, 'PUT', `${ADDRESSES.feedback}/${post}/vote`, { change: isFor ? 1 : -1 })
      const [first] = await Promise.all([vote(), vote()])
      return first
    }),

  readPage: (url: string, reader: Reader, entry: string) =>
    attempt(of(reader.pages, entry), true, () =>
      ask(url, reader.cookie, 'PUT', ADDRESSES.readPages, { id: entry, chapter: START_CHAPTER }),
    ),

  /** An empty revision deletes the note. */
  note: (url: string, reader: Reader, id: string, revision: string) => {
    const kept = of(reader.notes, id, '')
    const words = { kind: 'characters', entry: 'somebody', chapter: START_CHAPTER, text: revision } as const
    const note: NoteChange = { ...words, revision: revision || 'gone', base: kept.kept }
    return attempt(kept, revision, () => ask(url, reader.cookie, 'PUT', `${ADDRESSES.notes}/${id}`, note))
  },

  async makeCodes(url: string, reader: Reader): Promise<void> {
    const response = await attempt(reader.codes, UNKNOWN, () =>
      ask(url, reader.cookie, 'POST', ADDRESSES.recoveryCodes, { password: PASSWORD }),
    )
    const { codes } = (await response.json()) as NewRecoveryCodes
    reader.codes.kept = hashesIn(codes.map((code) => hashOf('recovery', plainCode(code))))
  },

  /** Signs in on another device. */
  async comeElsewhere(url: string, reader: Reader): Promise<void> {
    const response = await ask(url, '', 'POST', ADDRESSES.signIn, { email: reader.email, password: PASSWORD })
    reader.devices.set(cookieOf(response), expected(true))
  },

  async leaveElsewhere(url: string, reader: Reader): Promise<void> {
    const others = [...reader.devices.values()]
    for (const device of others) device.asked.push(false)
    await ask(url, reader.cookie, 'DELETE', ADDRESSES.devices)
    for (const device of others) Object.assign(device, expected(false))
  },

  /** An administrator bans the author of a post, or lifts the ban. */
  ban: (
    url: string,
    administrator: Reader,
    bans: Map<string, Expected<boolean>>,
    { uid, post }: Author,
    isBanned: boolean,
  ) =>
    attempt(of(bans, uid), isBanned, () =>
      ask(url, administrator.cookie, 'PATCH', `/api/admin/posts/${post}/author`, { isBanned }),
    ),

  async signUp(url: string, reader: Reader): Promise<void> {
    const body = { username: reader.name, email: reader.email, password: PASSWORD }
    const response = await attempt(reader.being, 'account', () =>
      ask(url, reader.cookie, 'POST', ADDRESSES.signUp, body),
    )
    reader.uid = ((await response.json()) as SignedIn).profile.uid
    reader.cookie = cookieOf(response)
  },

  remove: (url: string, reader: Reader) =>
    attempt(reader.being, 'gone', () => ask(url, reader.cookie, 'DELETE', ADDRESSES.profile)),
}

async function attempt<Value>(it: Expected<Value>, value: Value, send: () => Promise<Response>): Promise<Response> {
  it.asked.push(value)
  const response = await send()
  it.kept = value
  it.asked = []
  return response
}

function of(map: Map<string, Expected<boolean>>, key: string): Expected<boolean>
function of(map: Map<string, Expected<string>>, key: string, none: string): Expected<string>
function of<Value>(map: Map<string, Expected<Value>>, key: string, none = false as Value) {
  const kept = map.get(key) ?? expected(none)
  map.set(key, kept)
  return kept
}

function cookieOf(response: Response) {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
