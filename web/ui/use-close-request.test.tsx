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

test('[SHELL-5] what is open is closed when the reader goes back', () => {
  const onClose = vi.fn()
  const { rerender } = render(<Menu isOpen onClose={onClose} />)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(onClose).toHaveBeenCalledOnce()

  rerender(<Menu isOpen={false} onClose={onClose} />)
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('[SHELL-5] a browser without close requests is left as it is', () => {
  expect(() => render(<Menu isOpen onClose={() => {}} />)).not.toThrow()
})
