import type { ServerProcess } from '#server/testing/server-process.ts'
import { acts, newReader, type Reader } from './reader.ts'

/** The first account of a new database, which becomes its administrator by the code in the log. */
export async function claimAdministration({ url, said }: ServerProcess): Promise<Reader> {
  const boss = await newReader(url, 'boss')
  await acts.signUp(url, boss)
  const address = /\/admin\/claim\/\S+/.exec(said())?.[0]
  const headers = { cookie: boss.cookie, origin: url }
  const { status } = await fetch(`${url}${address}`, { method: 'POST', redirect: 'manual', headers })
  if (status !== 303) throw new Error(`The claim at ${address} was answered with ${status}`)
  return boss
}
