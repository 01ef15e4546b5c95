import { describe, expect, test } from 'vitest'
import { openProgress } from './testing/open-progress.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

describe('a save that fails', () => {
  test('is logged, and done again by the next sync', async () => {
    const { reader, turnTo, save, log, chapter } = openProgress()
    reader.begin(anyProfile())
    save.mockRejectedValueOnce(new Error('offline'))
    turnTo(42)
    await settled()
    expect(log).toHaveBeenCalledOnce()
    expect(chapter()).toBe(42)

    await reader.sync()
    expect(save).toHaveBeenLastCalledWith(42)
    expect(reader.isUnsynced()).toBe(false)
  })

  test('is done again when the same reader comes back to this device, whose chapter then counts', async () => {
    const first = openProgress()
    first.reader.begin(anyProfile())
    first.save.mockRejectedValue(new Error('offline'))
    first.turnTo(42)
    await settled()

    const later = openProgress({}, first.storage)
    later.reader.begin(anyProfile({ currentChapter: 1 }))
    expect(later.chapter()).toBe(42)
    await settled()
    expect(later.save).toHaveBeenCalledExactlyOnceWith(42)
  })

  test('is not done for somebody else', async () => {
    const { reader, turnTo, save, chapter } = openProgress()
    reader.begin(anyProfile())
    save.mockRejectedValueOnce(new Error('offline'))
    turnTo(42)
    await settled()
    reader.begin(anyProfile({ uid: 'bert', currentChapter: 3 }))
    await reader.sync()
    expect(save).toHaveBeenCalledOnce()
    expect(chapter()).toBe(3)
  })

  test('does not hold up the newest chapter: saves go out one by one', async () => {
    const { reader, turnTo, save } = openProgress()
    reader.begin(anyProfile())
    let release = () => {}
    save.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
    turnTo(2)
    turnTo(3)
    turnTo(4)
    expect(save).toHaveBeenCalledTimes(1)
    release()
    await settled()
    expect(save.mock.calls).toEqual([[2], [4]])
  })

  test('does not overtake what another tab has saved meanwhile', async () => {
    const { reader, turnTo, save, storage } = openProgress()
    reader.begin(anyProfile())
    let release = () => {}
    save.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)))
    turnTo(40)
    const other = openProgress({}, storage)
    other.reader.begin(anyProfile())
    other.turnTo(12)
    await settled()
    reader.hear()

    release()
    await settled()
    expect(save.mock.calls).toEqual([[40], [12]])
    expect(storage.getItem('outbox')).toBeNull()
  })
})
