import { describe, expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { profileOf } from '#reader/state.ts'
import { openReader } from './testing/open-reader.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

describe('[DATA-12] a reader in two tabs', () => {
  const guest = anyProfile({ uid: 'guest', currentChapter: 12, isAnonymous: true })

  /** One tab at 12, which has declined 57 or was only offered it; another tab and the account are at 57. */
  async function behind(profile: Profile, hasDeclined: boolean) {
    const here = openReader({ profile })
    await here.reader.refresh()
    const ahead = openReader({ profile, storage: here.storage })
    await ahead.reader.refresh()
    ahead.reader.turnTo(57)
    await settled()
    here.server.profile = ahead.server.profile
    here.reader.dispatch({ type: 'stored' })
    if (hasDeclined) here.reader.declineOffered()
    return { ...here, ahead }
  }

  test.each([true, false])('who registers in the one behind goes on from there (declined: %s)', async (hasDeclined) => {
    const { reader, storage } = await behind(guest, hasDeclined)
    await reader.signUp({ username: 'Anna', email: 'anna@example.com', password: 'secret' })
    expect(profileOf(reader.get())).toMatchObject({ uid: 'anna', currentChapter: 57 })
    expect(reader.get()).toMatchObject({ chapter: 12, offered: hasDeclined ? undefined : 57 })
    const later = openReader({ profile: profileOf(reader.get())!, storage })
    await later.reader.refresh()
    expect(later.chapter()).toBe(hasDeclined ? 12 : 57)
  })

  test('who signs out and in again takes the chapter of the account, in the tab that stayed too', async () => {
    const { reader, server, storage, ahead } = await behind(anyProfile({ currentChapter: 12 }), true)
    await ahead.reader.signOut()
    expect(storage.getItem('declinedChapter')).toBeNull()
    server.profile = null
    await reader.refresh(true)
    ahead.server.profile = anyProfile({ currentChapter: 57 })
    await ahead.reader.signIn({ email: 'anna@example.com', password: 'secret' })
    expect(ahead.chapter()).toBe(57)

    server.profile = anyProfile({ currentChapter: 57 })
    await reader.refresh(true)
    expect(reader.get()).toMatchObject({ chapter: 57, offered: undefined })
  })

  test.each([true, false])(
    'whose session ended goes on as a guest from where the tab stood (anew: %s)',
    async (anew) => {
      const stayed = await behind(anyProfile({ currentChapter: 12 }), true)
      stayed.server.profile = null
      await stayed.reader.refresh()
      const { storage } = stayed
      const { reader, server, chapter } = anew ? openReader({ storage }) : stayed
      if (anew) await reader.refresh()
      await reader.beGuest()
      expect(server.calls.at(-1)?.body).toEqual({ chapter: 12 })
      expect(chapter()).toBe(12)
    },
  )
})
