import { vi } from 'vitest'
import { TIMEOUT_MS } from './timeout-ms.ts'

// The default timeout of both is one second.
const { waitFor } = vi
vi.waitFor = (work, options) =>
  waitFor(work, typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options })

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: TIMEOUT_MS })
}
