import { ADDRESSES } from '#api/addresses.ts'
import type { NewPost } from '#api/feedback.ts'
import type { SignedIn } from '#api/sign-in.ts'
import { type Expected, expected } from './expected.ts'
import { START_CHAPTER } from './leaves.ts'

const PASSWORD = 'a-password-of-the-test'
const PATIENCE_MS = 20_000

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
}

/** A server that answers with anything but success where it should not. */
class Refused extends Error {}

/** @throws {Refused} where it was refused, and the error of a broken connection */
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
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Refused(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

/** A new guest, who exists once the server has said so. */
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
  }
}

/** Signs in with the password, as on another device. */
export async function signInAgain(url: string, reader: Reader): Promise<void> {
  const body = { email: reader.email, password: PASSWORD }
  reader.cookie = cookieOf(await ask(url, '', 'POST', ADDRESSES.signIn, body))
}

/** The writes of a reader, each with what it changes in the expectation. */
export const acts = {
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

function of(map: Map<string, Expected<boolean>>, key: string) {
  const kept = map.get(key) ?? expected(false)
  map.set(key, kept)
  return kept
}

function cookieOf(response: Response) {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
