import { vi } from 'vitest'
import { PATIENCE_MS } from './patience-ms.ts'

// The default timeout of both is one second.
const { waitFor } = vi
vi.waitFor = (work, options) =>
  waitFor(work, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: PATIENCE_MS })
}
