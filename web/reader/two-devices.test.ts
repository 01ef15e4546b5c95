import { describe, expect, test } from 'vitest'
import { openReader } from './testing/open-reader.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

describe('[AUTH-4] a reader on two devices', () => {
  test('goes back at once with the other device, and is offered to go on', async () => {
    const { reader, server, chapter } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.profile = anyProfile({ currentChapter: 12 })
    await reader.refresh()
    expect(chapter()).toBe(12)
    server.profile = anyProfile({ currentChapter: 80 })
    await reader.refresh()
    expect(reader.get()).toMatchObject({ chapter: 12, offered: 80 })
  })

  test('keeps a chapter turned without a network, and sends it when the network is back', async () => {
    const { reader, server, chapter, log } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.isDown = true
    reader.turnTo(60)
    await settled()
    expect(log).toHaveBeenCalled()
    server.isDown = false
    await reader.refresh()
    expect(chapter()).toBe(60)
    expect(server.profile?.currentChapter).toBe(60)
  })

  test('is not thrown back by a profile that has not taken the chapter yet', async () => {
    const { reader, server, chapter } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.takesChanges = false
    reader.turnTo(60)
    await settled()
    await reader.refresh()
    expect(chapter()).toBe(60)
    expect(server.profile?.currentChapter).toBe(57)
  })

  test('is not thrown back by an answer that was asked for before the turn', async () => {
    const { reader, chapter } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    const asking = reader.refresh()
    reader.turnTo(58)
    await asking
    await settled()
    expect(chapter()).toBe(58)
  })

  test('is not thrown back by an answer that comes when the chapter has long been saved', async () => {
    const { reader, server, chapter } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    let answer = () => {}
    server.slow = new Promise((resolve) => (answer = resolve))
    const asking = reader.refresh()
    await settled()
    reader.turnTo(60)
    await settled()
    expect(server.profile?.currentChapter).toBe(60)
    answer()
    await asking
    expect(chapter()).toBe(60)
  })

  test('is not thrown back by a profile that is older than what another tab has done', async () => {
    const here = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await here.reader.refresh()
    here.server.takesChanges = false
    here.reader.turnTo(60)
    await settled()
    const tab = openReader({ profile: anyProfile({ currentChapter: 57 }), storage: here.storage })
    await tab.reader.refresh()
    await settled()
    expect(tab.server.profile?.currentChapter).toBe(60)

    here.server.isDown = true
    await here.reader.refresh()
    expect(here.chapter()).toBe(60)
  })

  test('is led forward by another device only on request, however often the page is opened', async () => {
    const phone = openReader({ profile: anyProfile({ currentChapter: 12 }) })
    await phone.reader.refresh()
    const reopened = async (currentChapter: number, isDown = false) => {
      const page = openReader({ profile: anyProfile({ currentChapter }), storage: phone.storage })
      page.server.isDown = isDown
      await page.reader.refresh()
      return page.reader
    }

    expect((await reopened(57)).get()).toMatchObject({ chapter: 12, offered: 57 })
    expect((await reopened(57, true)).get()).toMatchObject({ chapter: 12, offered: 57 })
    const again = await reopened(57)
    again.acceptOffered()
    expect(again.get()).toMatchObject({ chapter: 57, offered: undefined })
    expect((await reopened(57)).get()).toMatchObject({ chapter: 57, offered: undefined })
    expect((await reopened(3)).get()).toMatchObject({ chapter: 3, offered: undefined })
  })

  test('is a visitor again when the session is gone, and keeps the chapter for the next sign-in', async () => {
    const { reader, server, who, storage } = openReader({ profile: anyProfile({ currentChapter: 57 }) })
    await reader.refresh()
    server.profile = null
    await reader.refresh()
    expect(who()).toEqual({ status: 'visitor', hasLeft: false })
    expect(storage.getItem('currentChapter')).toBe('57')
  })

  test('begins at the other profile when somebody else has signed in', async () => {
    const { reader, server, chapter } = openReader({ profile: anyProfile({ currentChapter: 3 }) })
    await reader.refresh()
    server.profile = anyProfile({ uid: 'bert', currentChapter: 57 })
    await reader.refresh()
    expect(chapter()).toBe(57)
  })
})
