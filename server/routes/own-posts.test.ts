import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, type Browser, createBrowser } from '#server/testing/browser.ts'
import { guestAt, IMPROVEMENT, seen, told, turnTo, write } from '#server/testing/community.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'

const NOT_FOUND = [404, { error: 'Not found' }]
const entry = { kind: 'characters', id: 'madam-sharon', name: 'Madam Sharon' } as const

onBothDatabases('what a reader has written further on', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let anna: Browser

  beforeAll(async () => {
    server = await openApp({ url: await newDatabase() })
    anna = await guestAt(server.app, 90)
  })
  afterAll(() => server.close())

  const textOf = async (path: string) => (await anna.get(path)).text()

  test('[FEED-7] is folded in the list for its own author, and said to be theirs', async () => {
    const id = await write(anna, { entry })
    const folded = { id, isVeiled: true, isMine: true }
    expect(await seen(anna, id)).toMatchObject({ title: 'The captain', isMine: true })

    expect(await seen(anna, id, '?chapter=89')).toEqual(folded)
    expect(await seen(anna, id, '?chapter=90')).toMatchObject({ title: 'The captain' })
    await turnTo(anna, 42)
    expect(await seen(anna, id)).toEqual(folded)
    expect(await seen(anna, id, '?chapter=214')).toEqual(folded)
    expect(await textOf('/api/feedback')).not.toMatch(/captain|sharon/i)
    await turnTo(anna, 90)
  })

  test('[FEED-7] comes when it is asked for, without its entry', async () => {
    const id = await write(anna, { entry })

    const text = await textOf(`/api/feedback/${id}?chapter=89`)

    expect(JSON.parse(text)).toMatchObject({ id, title: 'The captain', isMine: true, entry: null })
    expect(text).not.toMatch(/sharon/i)
  })

  test('[FEED-7] is folded from the start where it names a later chapter', async () => {
    const id = await write(anna, { chapter: 100 })

    expect(await seen(anna, id)).toEqual({ id, isVeiled: true, isMine: true })
  })

  test('[FEED-7] is folded among what the administrators were told, as far as device and account have read', async () => {
    const id = await write(anna, { ...IMPROVEMENT, entry })
    const folded = { id, isVeiled: true, isMine: true }
    const createdAt = expect.any(String)
    expect(await told(anna, id)).toEqual({ id, title: 'The captain', status: 'pending', createdAt })

    expect(await told(anna, id, '?chapter=89')).toEqual(folded)
    await turnTo(anna, 42)
    expect(await told(anna, id)).toEqual(folded)
    expect(await told(anna, id, '?chapter=90')).toEqual(folded)
    expect(await textOf('/api/reports')).not.toMatch(/captain|sharon/i)
    expect(await answer(anna.get(`/api/reports/${id}`))).toEqual([
      200,
      { id, title: 'The captain', description: 'Dies at last.', subtype: 'add-details', status: 'pending', createdAt },
    ])
    await turnTo(anna, 90)
  })

  test('[FEED-10] what the administrators were told is read by its sender alone', async () => {
    const id = await write(anna, IMPROVEMENT)
    const post = await write(anna)

    expect(await answer((await guestAt(server.app, 90)).get(`/api/reports/${id}`))).toEqual(NOT_FOUND)
    expect(await answer(anna.get(`/api/reports/${post}`))).toEqual(NOT_FOUND)
    expect((await createBrowser(server.app).get(`/api/reports/${id}`)).status).toBe(401)
  })

  test.each(['0', '215', 'x', ''])(
    '[FEED-7] refuses ?chapter=%s of what the administrators were told',
    async (chapter) => {
      expect((await anna.get(`/api/reports?chapter=${chapter}`)).status).toBe(400)
    },
  )
})
