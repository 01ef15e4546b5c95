import { describe, expect, test, vi } from 'vitest'
import { profileOf } from '#reader/state.ts'
import { createReader } from './reader.ts'
import { createMemoryCookie } from './testing/memory-cookie.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'
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
  const fetch = async (address: string) => (address.startsWith('/story/') ? new Promise<never>(() => {}) : answer())
  const storage = createMemoryStorage({ currentChapter: '42' })
  const reader = createReader(
    { first: 1, last: 214, bundle: 25 },
    {
      ...{
        storage,
        tab: createMemoryStorage(),
        cookie: createMemoryCookie(),
        store: createMemoryStore(),
        now: () => 0,
        log: vi.fn(),
      },
      fetch: fetch as typeof globalThis.fetch,
    },
  )
  return { reader, who: () => profileOf(reader.get()) }
}

describe.each(Object.entries(NOBODY))('[AUTH-5] an answer that names no reader: %s', (_, answer) => {
  test('makes no guest, and says so', async () => {
    const { reader, who } = open(answer)
    expect(await reader.beGuest()).toMatchObject({ ok: false, error: 'Failed to create anonymous account' })
    expect(who()).toBeUndefined()
  })

  test('[AUTH-2] signs nobody in or up, and says so', async () => {
    const { reader, who } = open(answer)
    const unexpected = { ok: false, error: 'An unexpected error occurred' }
    expect(await reader.signIn(CREDENTIALS)).toMatchObject(unexpected)
    expect(await reader.signUp({ ...CREDENTIALS, username: 'Anna' })).toMatchObject(unexpected)
    expect(who()).toBeUndefined()
  })
})

test('[AUTH-5] a guest is refused with the words of the server where it has some', async () => {
  const { reader } = open(() => Response.json({ error: 'Too many requests' }, { status: 429 }))
  expect(await reader.beGuest()).toMatchObject({ ok: false, error: 'Too many requests', status: 429 })
})

/** The server's own answer for a reader whose session has ended. */
const { nobody: _, ...NOT_OURS } = NOBODY

describe.each(Object.entries(NOT_OURS))(
  '[AUTH-6] a reader, and an answer that tells nothing of one: %s',
  (_, answer) => {
    async function signedIn() {
      let next: () => Response = () => Response.json({ profile: anyProfile() })
      const opened = open(() => next())
      await opened.reader.refresh()
      next = answer
      return opened
    }

    test('stays who is here', async () => {
      const { reader, who } = await signedIn()
      await reader.refresh()
      expect(who()).toEqual(anyProfile())
    })

    test('[OWN-6] has chosen a setting that is still to be sent', async () => {
      const { reader } = await signedIn()
      reader.choose({ textSize: 'large' })
      await reader.until(({ sending }) => !sending)
      expect(reader.get().device.outbox).toMatchObject([{ type: 'setting', name: 'textSize', value: 'large' }])
    })
  },
)
