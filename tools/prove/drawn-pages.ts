import { CHAPTER_COOKIE } from '#api/drawn-page.ts'
import { FORMS } from '#api/forms.ts'
import { LEAP } from '#api/limits.ts'
import type { Place } from './places.ts'
import type { WorldServer } from './world-server.ts'

/** What a device may say of where it is: nothing, or more than its account does. */
const FURTHER = 9999

type Reader = { cookie: string; chapter: number; places: readonly Place[] }

/**
 * Asks for the page of every place over plain HTTP, as somebody does who runs no script, and posts the forms whose answers change
 * nothing. The server writes down what it answers.
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
