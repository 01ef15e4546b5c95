import { expect, test, vi } from 'vitest'
import { saveAs } from './save-as.ts'

test('[OWN-5] a file is there for a while yet: some browsers begin to read it after the click', () => {
  vi.useFakeTimers()
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a-file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()

  saveAs('codes.txt', 'one', 'text/plain')
  expect(revoke).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoke).toHaveBeenCalledWith('blob:a-file')
  vi.useRealTimers()
  vi.restoreAllMocks()
})
