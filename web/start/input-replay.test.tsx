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

test('[SHELL-14] keys go where the keys before them have moved the focus, and stay where the reader has left it', async () => {
  document.body.innerHTML = '<div id="root"><button>one</button><button>two</button><button>three</button></div>'
  const root = document.getElementById('root')!
  const [one, two, three] = root.querySelectorAll('button')
  const input = recordInput(() => root)
  const arrow = (on: Element) => on.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  one!.focus()
  one!.click()
  two!.focus()
  arrow(two!)
  // As Enter does.
  two!.click()

  const heard: string[] = []
  root.addEventListener('click', ({ target }) => heard.push(`click ${(target as Element).textContent}`))
  root.addEventListener('keydown', ({ target }) => {
    heard.push(`key ${(target as Element).textContent}`)
    setTimeout(() => three!.focus())
  })
  await input.replay()

  expect(heard).toEqual(['click one', 'key two', 'click three'])
})

test('[SHELL-14] a key pressed while those before it are repeated waits until they have moved the focus', async () => {
  document.body.innerHTML = '<div id="root"><button>one</button><button>two</button></div>'
  const root = document.getElementById('root')!
  const [one, two] = root.querySelectorAll('button')
  const input = recordInput(() => root)
  one!.focus()
  one!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))

  const pressed: string[] = []
  root.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent))
  root.addEventListener('keydown', () => {
    setTimeout(() => two!.focus())
    // After the handlers of this event, and before its timers.
    queueMicrotask(() => one!.click())
  })
  await input.replay()
  two!.click()

  expect(pressed).toEqual(['two', 'two'])
})

test('[SHELL-14] a key that is held before the app is there counts once', async () => {
  document.body.innerHTML = '<div id="root"><button>one</button></div>'
  const root = document.getElementById('root')!
  const one = root.querySelector('button')!
  const input = recordInput(() => root)
  const hold = (key: string) => {
    for (const repeat of [false, true, true]) {
      const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true })
      // As browsers do.
      if (one.dispatchEvent(event) && key === 'Enter') one.click()
    }
  }
  one.focus()
  hold('ArrowRight')
  hold('Enter')

  const heard: string[] = []
  root.addEventListener('click', () => heard.push('click'))
  root.addEventListener('keydown', ({ key }) => heard.push(key))
  await input.replay()

  expect(heard).toEqual(['ArrowRight', 'click'])
})

test.each([
  { key: '/', ctrlKey: false },
  { key: 'k', ctrlKey: true },
])('[SHELL-14] [FIND-1] what is typed after the key of the search is typed into its field: $key', async (opens) => {
  document.body.innerHTML = '<div id="root"><input></div>'
  const root = document.getElementById('root')!
  const field = root.querySelector('input')!
  const input = recordInput(() => root)
  const press = (how: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...how, bubbles: true, cancelable: true }))
  press({ key: 'a' })
  press(opens)
  const areLeft = [...'wren har'].map((key) => press({ key }))

  const heard: string[] = []
  document.addEventListener('keydown', ({ key, ctrlKey }) => {
    heard.push(ctrlKey ? `Control ${key}` : key)
    // The field comes while the second letter is heard.
    if (key === 'r') field.focus()
  })
  await input.replay()

  expect(heard).toEqual([opens.ctrlKey ? 'Control k' : '/', 'w', 'r'])
  expect(field.value).toBe('en har')
  expect(areLeft).not.toContain(true)
})
