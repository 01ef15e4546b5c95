// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const reload = vi.fn()
const answers = vi.fn(async () => new Response('{}'))
/** The state of a newly loaded page. */
const aPage = () => {
  vi.resetModules()
  return import('./load-anew.ts')
}
const noAnswer = () => answers.mockRejectedValueOnce(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  sessionStorage.clear()
  vi.stubGlobal('fetch', answers)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  return () => vi.unstubAllGlobals()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('[SHELL-8] a page of which a script did not come', () => {
  test('is loaded anew where the server answers', async () => {
    expect(await (await aPage()).loadAnew()).toBe('loading')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('stays where no server answers, or it would be lost', async () => {
    noAnswer()
    expect(await (await aPage()).loadAnew()).toBe('unreachable')
    expect(reload).not.toHaveBeenCalled()
  })

  test('stays where something else answers for a server that is down', async () => {
    answers.mockResolvedValueOnce(new Response('Bad Gateway', { status: 502 }))
    expect(await (await aPage()).loadAnew()).toBe('unreachable')
    expect(reload).not.toHaveBeenCalled()
  })

  test('is not loaded again and again where that does not help', async () => {
    for (const _ of [1, 2, 3]) {
      expect(await (await aPage()).loadAnew()).toBe('loading')
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect(await (await aPage()).loadAnew()).toBe('again')
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await (await aPage()).loadAnew()).toBe('loading')
    expect(await (await aPage()).loadAnew()).toBe('again')
    expect(reload).toHaveBeenCalledTimes(4)
  })

  test('is loaded anew once, however many of its scripts did not come', async () => {
    const page = await aPage()
    expect(await Promise.all([1, 2, 3, 4].map(() => page.loadAnew()))).toEqual(Array(4).fill('loading'))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(await (await aPage()).loadAnew()).toBe('loading')
  })

  test('does not hold back a reader who is leaving it, but is loaded anew if they stay', async () => {
    const { loadAnew, untilLoadedAnew } = await aPage()
    answers.mockImplementationOnce(async () => {
      dispatchEvent(new Event('beforeunload'))
      return new Response()
    })
    expect(await loadAnew()).toBe('leaving')
    void untilLoadedAnew()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('is loaded anew though the clock was ahead by hours when it last was', async () => {
    for (const _ of [1, 2, 3]) await (await aPage()).loadAnew()
    vi.setSystemTime(Date.now() - 7_200_000)
    expect(await (await aPage()).loadAnew()).toBe('loading')
  })

  test('is not loaded anew by a browser that keeps nothing, which could not know', async () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse })
    expect(await (await aPage()).loadAnew()).toBe('again')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('[SHELL-8] whoever waits until it is', () => {
  test('looks for the server again', async () => {
    noAnswer()
    noAnswer()
    void (await aPage()).untilLoadedAnew()
    await vi.advanceTimersByTimeAsync(2500)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('waits for the network where the browser knows that there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    noAnswer()
    void (await aPage()).untilLoadedAnew()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(answers).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('goes on where it has been too often', async () => {
    for (const _ of [1, 2, 3]) await (await aPage()).loadAnew()
    await (await aPage()).untilLoadedAnew()
    expect(reload).toHaveBeenCalledTimes(3)
  })
})
