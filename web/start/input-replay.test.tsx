import { startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Alive } from './alive.tsx'
import { recordInput } from './input-replay.ts'

function Counter() {
  const [count, setCount] = useState({ begun: 0, pressed: 0, keys: 0 })
  return (
    <button
      type="button"
      onPointerDown={() => setCount((count) => ({ ...count, begun: count.begun + 1 }))}
      onClick={() => setCount((count) => ({ ...count, pressed: count.pressed + 1 }))}
      onKeyDown={() => setCount((count) => ({ ...count, keys: count.keys + 1 }))}
    >
      {`begun ${count.begun}, pressed ${count.pressed}, keys ${count.keys}`}
    </button>
  )
}

test('[SHELL-14] what is pressed while the app takes the page over counts once', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Counter />)}</div>`
  const root = document.getElementById('root')!
  const input = recordInput(() => root)
  const button = root.querySelector('button')!
  startTransition(() => {
    hydrateRoot(
      root,
      <Alive onAlive={() => void input.replay()}>
        <Counter />
      </Alive>,
    )
  })

  // React handles these immediately, and would hydrate the page for each.
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.click()
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))

  await vi.waitFor(() => expect(button.textContent).toBe('begun 1, pressed 1, keys 1'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(button.textContent).toBe('begun 1, pressed 1, keys 1')
  button.click()
  await vi.waitFor(() => expect(button.textContent).toBe('begun 1, pressed 2, keys 1'))
})
