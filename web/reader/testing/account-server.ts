import { READER_HEADER } from '#api/call.ts'
import type { Profile } from '#api/profile.ts'
import { anyProfile } from './profile.ts'

type Call = { method: string; address: string; body: Record<string, unknown> | undefined }

/** A server that knows one reader; with a `refusal` it answers every call with that error. */
export function createAccountServer(signedIn: Profile | null) {
  const server = {
    profile: signedIn,
    calls: [] as Call[],
    /** The addresses of the calls that were refused because they named a reader other than the signed-in one. */
    meantForOthers: [] as string[],
    refusal: undefined as { status: number; error: string } | undefined,
    isDown: false,
    /** The account of whoever was here is deleted. */
    isGone: false,
    /** No call is answered: each ends when the caller gives up. */
    hangs: false,
    /** The answer to "who is signed in?" is held back until this resolves. */
    slow: undefined as Promise<void> | undefined,
    takesChanges: true,
    /** The notes are read once this resolves. */
    notesWait: Promise.resolve(),
    /** A change is accepted once this resolves. */
    patchesWait: Promise.resolve(),
  }
  const fetch = async (address: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    // No story file ever arrives.
    if (address.startsWith('/story/')) return new Promise<never>(() => {})
    if (server.hangs) await new Promise((_, give) => signal?.addEventListener('abort', () => give(signal.reason)))
    if (server.isDown) throw new TypeError('Failed to fetch')
    const sent = body ? (JSON.parse(String(body)) as Record<string, unknown>) : undefined
    server.calls.push({ method, address, body: sent })
    if (server.refusal) return Response.json({ error: server.refusal.error }, { status: server.refusal.status })
    if (address === '/api/session') {
      const answer = Response.json({ profile: server.profile })
      await server.slow
      return answer
    }
    if (address === '/api/session/gone') return Response.json({ isGone: server.isGone })
    const named = new Headers(headers).get(READER_HEADER)
    if (named && server.profile && named !== server.profile.uid && !address.startsWith('/api/auth/')) {
      server.meantForOthers.push(address)
      return Response.json({ error: 'Somebody else is here' }, { status: 409 })
    }
    if (address.startsWith('/api/notes?')) {
      await server.notesWait
      return Response.json({ notes: [] })
    }
    if (method === 'DELETE' || address === '/api/auth/sign-out') {
      server.profile = null
      return new Response(null, { status: 204 })
    }
    if (method === 'PATCH' && !server.profile) return Response.json({ error: 'No user logged in' }, { status: 401 })
    if (method === 'PATCH') await server.patchesWait
    if (method === 'PATCH' && !server.takesChanges) return Response.json({ error: 'Not now' }, { status: 503 })
    if (method === 'PATCH') {
      server.profile = { ...server.profile!, ...sent }
      return Response.json(server.profile)
    }
    // A guest who registers continues from the chapter that the server has.
    if (server.profile?.isAnonymous) server.profile = { ...server.profile, uid: 'anna', isAnonymous: false }
    server.profile ??= anyProfile({ currentChapter: Number(sent?.chapter ?? 1) })
    return Response.json({ profile: server.profile })
  }
  return Object.assign(server, { fetch: fetch as typeof globalThis.fetch })
}
