import { ADDRESSES } from '#api/addresses.ts'
import type { Guest } from '#api/sign-in.ts'

/** The request headers of a newly signed-in guest. */
export async function signedIn(url: string, chapter?: number): Promise<Record<string, string>> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const guest: Guest = { ...(chapter && { chapter }) }
  const response = await fetch(url + ADDRESSES.guest, { method: 'POST', headers, body: JSON.stringify(guest) })
  if (!response.ok) throw new Error(`no guest: ${response.status}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { ...headers, cookie: cookies.join('; ') }
}
