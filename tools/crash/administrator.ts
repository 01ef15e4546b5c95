import type { ServerProcess } from '#server/testing/server-process.ts'
import { newReader, type Reader, writes } from './reader.ts'

/** The first account of a new database, which becomes its administrator by the code in the log. */
export async function claimAdministration({ url, said }: ServerProcess): Promise<Reader> {
  const administrator = await newReader(url, 'administrator')
  await writes.signUp(url, administrator)
  const address = /\/admin\/claim\/\S+/.exec(said())?.[0]
  const headers = { cookie: administrator.cookie, origin: url }
  const { status } = await fetch(`${url}${address}`, { method: 'POST', redirect: 'manual', headers })
  if (status !== 303) throw new Error(`The claim at ${address} was answered with ${status}`)
  return administrator
}
