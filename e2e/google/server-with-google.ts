import { type OwnServer, startOwnServer } from '#e2e/support/own-server.ts'

export type ServerWithGoogle = OwnServer & { authorize: string }

/** A server with Google keys, and a mock OAuth server in place of Google. */
export async function startServerWithGoogle(): Promise<ServerWithGoogle> {
  const keys = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'client-secret' }
  const server = await startOwnServer(keys, ['--import', './server/testing/google-mock.ts'])
  return { ...server, authorize: /^Fake Google: (\S+)$/m.exec(server.said)?.[1] ?? '' }
}
