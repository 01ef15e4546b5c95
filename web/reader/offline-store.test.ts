import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, test, vi } from 'vitest'
import { createOfflineStore } from './offline-store.ts'

/** A story file of a bundle. */
function file(first: number, last: number, edition = 'first') {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const chapters = Object.fromEntries(numbers.map((n) => [`chapter_${n}`, { title: `${edition} ${n}` }]))
  return { last, address: `/story/${edition}/${last}.json`, chapters, after: undefined }
}

/** A single chapter, for a device that has the file ending before it. */
const step = (last: number, edition = 'first') => ({
  ...file(last, last, edition),
  after: `/story/${edition}/${last - 1}.json`,
})

const numbersIn = ({ chapters }: { chapters: object }) => Object.keys(chapters).map((key) => Number(key.slice(8)))

function open(database = new IDBFactory()) {
  const log = vi.fn()
  vi.stubGlobal('indexedDB', database)
  return { database, log, store: createOfflineStore(true, log) }
}

describe('[DATA-6] the offline store', () => {
  test('gives back what was kept, chapter by chapter, at the next visit too', async () => {
    const { store, database } = open()
    await store.limit(3)
    await store.keep([file(1, 2), file(3, 3)])
    const kept = await open(database).store.open(3)

    expect(kept.chapters).toEqual({ ...file(1, 2).chapters, ...file(3, 3).chapters })
    expect(kept.editions).toEqual({ 2: '/story/first/2.json', 3: '/story/first/3.json' })
  })

  test('holds and names nothing beyond the chapter to which its reader went back', async () => {
    const { store } = open()
    await store.limit(9)
    await store.keep([file(1, 4), file(5, 9)])
    await store.limit(6)
    const kept = await store.open(9)

    expect(numbersIn(kept)).toEqual([1, 2, 3, 4, 5, 6])
    expect(kept.editions).toEqual({ 4: '/story/first/4.json' })
  })

  test('takes nothing beyond the limit that another tab has set meanwhile', async () => {
    const { store, database } = open()
    await store.limit(9)
    await open(database).store.limit(4)
    await store.keep([file(1, 4), file(5, 9)])

    expect(numbersIn(await store.open(9))).toEqual([1, 2, 3, 4])
  })

  test('leaves no request behind that fails by itself where the browser gives a write up', async () => {
    const { store, log } = open()
    const unheard = vi.fn()
    process.on('unhandledRejection', unheard)
    const { put } = IDBObjectStore.prototype
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...args: Parameters<typeof put>
    ) {
      const request = put.apply(this, args)
      if (args[1] === 'turns') this.transaction.abort()
      return request
    })
    await store.limit(3)
    await store.open(3)
    full.mockRestore()
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', unheard)

    expect(log).toHaveBeenCalledTimes(2)
    expect(unheard).not.toHaveBeenCalled()
  })

  test('lets go of the later chapters also on a device that is full', async () => {
    const { store, database } = open()
    await store.limit(9)
    await store.keep([file(1, 4), file(5, 9)])
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    await store.limit(6)
    put.mockRestore()

    expect(numbersIn(await open(database).store.open(9)).filter((number) => number > 6)).toEqual([])
  })

  test('lets go of the later chapters also where the browser has closed it meanwhile', async () => {
    const { store, database } = open()
    const connections: IDBDatabase[] = []
    const transaction = IDBDatabase.prototype.transaction
    const seen = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...args
    ) {
      connections.push(this)
      return transaction.apply(this, args)
    })
    await store.limit(9)
    await store.keep([file(1, 4), file(5, 9)])
    seen.mockRestore()
    for (const connection of connections) connection.close()
    await store.limit(6)

    expect(numbersIn(await open(database).store.open(9))).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('knows where the device turned to last, at once and until its reader leaves', async () => {
    const { store, database } = open()
    await store.limit(60)
    await store.limit(12, 40, 7)
    expect(await open(database).store.open(60, 60, 8)).toMatchObject({ turnedTo: 40, turns: 7 })
    expect(await open(database).store.open(60)).toMatchObject({ turnedTo: 60, turns: 8 })
    await store.clear()
    expect(await open(database).store.open(9)).toMatchObject({ turnedTo: undefined, turns: undefined })
  })

  test('takes nothing once its reader has left', async () => {
    const { store, database } = open()
    await store.limit(9)
    await store.keep([file(1, 4)])
    await open(database).store.clear()
    await store.keep([file(1, 4)])

    expect(await store.open(9)).toEqual({ chapters: {}, editions: {}, turnedTo: undefined, turns: undefined })
  })

  test('knows one file of each bundle, the newest', async () => {
    const { store } = open()
    await store.limit(4)
    await store.keep([file(1, 2), file(3, 3)])
    await store.keep([file(3, 4, 'second')])

    expect((await store.open(4)).editions).toEqual({ 2: '/story/first/2.json', 4: '/story/second/4.json' })
  })

  test('takes a chapter alone where it holds the file before it, and knows both when its reader goes back', async () => {
    const { store } = open()
    await store.limit(4)
    await store.keep([file(1, 2), file(3, 3)])
    await store.keep([step(4)])
    expect(numbersIn(await store.open(4))).toEqual([1, 2, 3, 4])
    expect((await store.open(4)).editions[4]).toBe('/story/first/4.json')

    expect((await store.open(3)).editions).toEqual({ 2: '/story/first/2.json', 3: '/story/first/3.json' })
  })

  test('takes no chapter alone where the one before is of another edition, or is not there', async () => {
    const { store } = open()
    await store.limit(4)
    await store.keep([file(1, 2), file(3, 3, 'second')])
    await store.keep([step(4)])
    expect((await store.open(4)).editions).toEqual({ 2: '/story/first/2.json', 3: '/story/second/3.json' })

    await store.clear()
    await store.limit(4)
    await store.keep([step(4)])
    expect((await store.open(4)).chapters).toEqual({})
  })

  test('is empty where the browser has none, and where it fails', async () => {
    const log = vi.fn()
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('denied')
      },
    })
    for (const store of [createOfflineStore(false, log), createOfflineStore(true, log)]) {
      await store.limit(4)
      await store.keep([file(1, 4)])
      expect(await store.open(4)).toEqual({ chapters: {}, editions: {}, turnedTo: undefined, turns: undefined })
      await store.clear()
    }
    // Each of the four calls, and the clearing after limit and open failed.
    expect(log).toHaveBeenCalledTimes(6)
  })

  test('keeps what it had where it takes no more', async () => {
    const { store, log } = open()
    await store.limit(4)
    await store.keep([file(1, 2)])
    const unkept = { ...file(3, 4), chapters: { chapter_3: { title: () => 'no value' } } } as never
    await store.keep([unkept])

    expect(numbersIn(await store.open(4))).toEqual([1, 2])
    expect(log).toHaveBeenCalledOnce()
  })
})
