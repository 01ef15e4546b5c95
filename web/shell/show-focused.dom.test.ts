import { afterEach, expect, test, vi } from 'vitest'
import { showFocused } from './show-focused.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function press(key: string, on: HTMLElement, held: KeyboardEventInit = {}) {
  on.focus()
  on.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, ...held }))
}

test('[SHELL-3] what Tab focuses in the page or a sheet comes into sight, and nothing else moves', () => {
  document.body.innerHTML =
    '<header><button>Menu</button></header><main tabindex="-1"><a href="/">Card</a></main><div role="dialog"><ul tabindex="0"></ul></div>'
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  const [menu, main, card, list] = ['button', 'main', 'a', 'ul'].map(
    (part) => document.querySelector<HTMLElement>(part)!,
  )
  stop = showFocused(document)

  press('Tab', menu!)
  press('Tab', main!)
  press('ArrowDown', card!)
  press('Tab', card!, { ctrlKey: true })
  expect(scroll).not.toHaveBeenCalled()
  press('Tab', card!)
  press('Tab', list!)
  expect(scroll.mock.contexts).toEqual([card, list])
  stop()
  press('Tab', card!)
  expect(scroll).toHaveBeenCalledTimes(2)
})
