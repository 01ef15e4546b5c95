import { describe, expect, test, vi } from 'vitest'
import { createAsk } from './ask.ts'
import { createSession } from './session.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { anyProfile } from './testing/profile.ts'

/** What a proxy between a reader and the server may answer in its place. */
const NOBODY = {
  'an empty object': () => Response.json({}),
  nobody: () => Response.json({ profile: null }),
  'somebody without an id': () => Response.json({ profile: {} }),
  null: () => Response.json(null),
  'a word': () => Response.json('ok'),
  'half an answer': () => new Response('{"profile":'),
  'a page': () => new Response('<!doctype html>'),
  'no words': () => new Response(null, { status: 204 }),
  'a page that says that the server is down': () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
}

const CREDENTIALS = { email: 'anna@example.com', password: 'secret1' }

function open(answer: () => Response) {
  const storage = createMemoryStorage({})
  const ask = createAsk(async () => answer(), vi.fn())
  const session = createSession({ ask, storage, onArrive: vi.fn(), onLeave: vi.fn() })
  return { session, storage }
}

describe.each(Object.entries(NOBODY))('[AUTH-5] an answer that names no reader: %s', (_, answer) => {
  test('makes no guest, and says so', async () => {
    const { session } = open(answer)
    expect(await session.beGuest(42)).toMatchObject({ ok: false, error: 'Failed to create anonymous account' })
    expect(session.profile()).toBeUndefined()
  })

  test('[AUTH-2] signs nobody in or up, and says so', async () => {
    const { session } = open(answer)
    const unexpected = { ok: false, error: 'An unexpected error occurred' }
    expect(await session.signIn(CREDENTIALS)).toMatchObject(unexpected)
    expect(await session.signUp({ ...CREDENTIALS, username: 'Anna' })).toMatchObject(unexpected)
    expect(session.profile()).toBeUndefined()
  })
})

test('[AUTH-5] a guest is refused with the words of the server where it has some', async () => {
  const { session } = open(() => Response.json({ error: 'Too many requests' }, { status: 429 }))
  expect(await session.beGuest(undefined)).toMatchObject({ ok: false, error: 'Too many requests', status: 429 })
})

/** The server itself says so of somebody whose session has ended. */
const { nobody: _, ...NOT_OURS } = NOBODY

describe.each(Object.entries(NOT_OURS))(
  '[AUTH-6] a reader, and an answer that tells nothing of one: %s',
  (_, answer) => {
    async function signedIn() {
      let next: () => Response = () => Response.json({ profile: anyProfile() })
      const opened = open(() => next())
      await opened.session.load()
      next = answer
      return opened
    }

    test('stays who is here', async () => {
      const { session } = await signedIn()
      expect(await session.load()).toBe(false)
      expect(session.profile()).toEqual(anyProfile())
    })

    test('[AUTH-2] has changed nothing', async () => {
      const { session } = await signedIn()
      expect(await session.change({ username: 'Anna' })).toMatchObject({ ok: false })
      expect(session.profile()).toEqual(anyProfile())
    })
  },
)
