import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCloseRequest } from './use-close-request.ts'

const watchers = new Set<EventTarget>()

class Watcher extends EventTarget {
  constructor() {
    super()
    watchers.add(this)
  }
  destroy() {
    watchers.delete(this)
  }
}

afterEach(() => {
  watchers.clear()
  delete window.CloseWatcher
})

function Menu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useCloseRequest(isOpen, onClose)
  return null
}

test('[SHELL-5] what is open is closed when the system asks for it, and nothing else', () => {
  window.CloseWatcher = Watcher
  const onClose = vi.fn()
  const { rerender, unmount } = render(<Menu isOpen={false} onClose={onClose} />)
  expect(watchers.size).toBe(0)

  rerender(<Menu isOpen onClose={onClose} />)
  for (const watcher of watchers) watcher.dispatchEvent(new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()

  unmount()
  expect(watchers.size).toBe(0)
})

/** The browser arrives at an entry of the history. */
function arriveAt(key: string) {
  window.history.replaceState({ key }, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
}

test('[SHELL-5] what is open is closed when the reader goes back, but not by what leads back to it', () => {
  window.history.replaceState({ key: 'list' }, '')
  const onClose = vi.fn()
  const { rerender } = render(<Menu isOpen onClose={onClose} />)
  window.history.replaceState({ key: 'search' }, '')
  arriveAt('list')
  expect(onClose).not.toHaveBeenCalled()

  arriveAt('before')
  expect(onClose).toHaveBeenCalledOnce()

  rerender(<Menu isOpen={false} onClose={onClose} />)
  arriveAt('list')
  expect(onClose).toHaveBeenCalledOnce()
})

test('[SHELL-5] a browser without close requests is left as it is', () => {
  expect(() => render(<Menu isOpen onClose={() => {}} />)).not.toThrow()
})
