import { CHAPTER_COOKIE } from '#api/drawn-page.ts'
import { FORMS } from '#api/forms.ts'
import { LEAP } from '#api/limits.ts'
import type { Place } from './places.ts'
import type { WorldServer } from './world-server.ts'

/** A device may claim a further chapter than its account has, or none. */
const FURTHER = 9999

type Reader = { cookie: string; chapter: number; places: readonly Place[] }

/**
 * Requests the page of every place over plain HTTP, like a client without script, and posts the forms whose responses change
 * nothing. The server records its responses.
 */
export async function askForPages(server: WorldServer, { cookie, chapter, places }: Reader): Promise<void> {
  const addresses = [...new Set(places.map(({ address }) => address.replace(/#.*/, '')))]
  for (const [index, address] of addresses.entries()) {
    const device = [`; ${CHAPTER_COOKIE}=${chapter + 1}`, '', `; ${CHAPTER_COOKIE}=${FURTHER}`][index % 3]
    await (await server.ask(cookie + device, 'GET', address)).arrayBuffer()
  }
  const leap = new URLSearchParams({ currentChapter: String(chapter + LEAP + 1) })
  await (await server.ask(cookie, 'POST', FORMS.turn.path, leap)).arrayBuffer()
  await (await server.ask(cookie, 'POST', FORMS.signOut.path, new URLSearchParams())).arrayBuffer()
  await (await server.ask('', 'POST', FORMS.signIn.path, new URLSearchParams({ email: 'a@example.com' }))).arrayBuffer()
}
