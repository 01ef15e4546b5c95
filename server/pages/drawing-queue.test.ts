import { describe, expect, test } from 'vitest'
import { createDrawingQueue } from './drawing-queue.ts'

const wanted = 'page'
const madeUp = 'made up'

describe('[SHELL-13] pages are drawn in turn', () => {
  test('and between two of them everybody else is answered', async () => {
    const [{ inTurn }, order] = [createDrawingQueue(), [] as string[]]
    const drawing = ['one', 'two', 'three'].map((page) => inTurn(async () => order.push(page), wanted))
    setImmediate(() => order.push('another answer'))
    await Promise.all(drawing)
    expect(order).toEqual(['one', 'another answer', 'two', 'three'])
  })

  test('one at a time', async () => {
    const { inTurn } = createDrawingQueue()
    let [at, most] = [0, 0]
    const draw = async () => {
      most = Math.max(most, ++at)
      await new Promise((resolve) => setTimeout(resolve, 1))
      at--
    }
    await Promise.all(Array.from({ length: 10 }, () => inTurn(draw, wanted)))
    expect(most).toBe(1)
  })

  test('those that many ask for first, and of the others no more than can be drawn soon', async () => {
    const [{ inTurn }, order] = [createDrawingQueue(), [] as string[]]
    const draw = (page: string) => async () => {
      order.push(page)
      return page
    }
    const others = Array.from({ length: 300 }, (_, index) => inTurn(draw(`other ${index}`), madeUp))
    const home = inTurn(draw('home'), wanted)
    const drawn = await Promise.all(others)
    expect(await home).toBe('home')
    expect(order.slice(0, 3)).toEqual(['other 0', 'home', 'other 1'])
    expect(drawn.filter((page) => page === undefined).length).toBe(99)
    expect(await inTurn(draw('one more'), madeUp)).toBe('one more')
  })

  test('one reader who asks for all pages at every chapter keeps nobody waiting for all of them, and no form', async () => {
    const { inTurn } = createDrawingQueue()
    const draw = (page: string) => async () => page
    const pages = Array.from({ length: 300 }, (_, chapter) => inTurn(draw(`at ${chapter}`), wanted))
    const answer = inTurn(draw('answer'), 'answer')
    const drawn = await Promise.all(pages)
    expect(drawn.filter((page) => page === undefined).length).toBe(99)
    expect(await answer).toBe('answer')
  })

  test('and one that fails keeps none back', async () => {
    const { inTurn } = createDrawingQueue()
    const failing = inTurn(() => Promise.reject(new Error('a screen broke')), wanted)
    const next = inTurn(async () => 'home', wanted)
    await expect(failing).rejects.toThrow('a screen broke')
    expect(await next).toBe('home')
  })

  test('nor does one that never ends', async () => {
    const { inTurn } = createDrawingQueue(20)
    const endless = inTurn(() => new Promise(() => {}), wanted)
    const next = inTurn(async () => 'home', wanted)
    await expect(endless).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
    expect(await next).toBe('home')
  })
})
