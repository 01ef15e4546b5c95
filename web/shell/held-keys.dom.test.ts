import { afterEach, expect, test } from 'vitest'
import { countHeldOnce } from './held-keys.ts'

let stop = () => {}
afterEach(() => stop())

/** What an element of this kind hears while a key is held for two repeats. */
function heardBy(kind: 'button' | 'textarea', key: string) {
  document.body.innerHTML = `<${kind}></${kind}>`
  const element = document.body.firstElementChild!
  stop = countHeldOnce(window)
  const heard: string[] = []
  element.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key))
  for (const repeat of [false, true, true]) {
    const isLeft = element.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }))
    if (!isLeft) heard.push('nothing')
  }
  return heard
}

test.each(['Enter', 'Escape', ' '])('[SHELL-9] %j counts once, however long it is held on a button', (key) => {
  expect(heardBy('button', key)).toEqual([key, 'nothing', 'nothing'])
})

test('[SHELL-9] other keys go on while they are held', () => {
  expect(heardBy('button', 'ArrowRight')).toEqual(['ArrowRight', 'ArrowRight', 'ArrowRight'])
})

test.each(['Enter', ' '])('[OWN-1] %j goes on in a text while it is held', (key) => {
  expect(heardBy('textarea', key)).toEqual([key, key, key])
})
