import { OAuth2Server } from 'oauth2-mock-server'

const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/token'

export type GooglePerson = { sub: string; email: string; name: string; email_verified?: boolean }

export type FakeGoogle = Awaited<ReturnType<typeof startFakeGoogle>>

/**
 * An OAuth server of our own in place of Google's. Better Auth hard-codes Google's token address, so while this runs, requests to it are
 * redirected here.
 */
export async function startFakeGoogle() {
  const server = new OAuth2Server()
  let person: GooglePerson = { sub: 'google-1', email: 'gina@example.com', name: 'Gina' }
  await server.issuer.keys.generate('RS256')
  await server.start(0, 'localhost')
  server.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, { email_verified: true, ...person }))

  const realFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    return realFetch(address === TOKEN_ADDRESS ? `${server.issuer.url}/token` : input, init)
  }

  return {
    keys: {
      clientId: 'client',
      clientSecret: 'client-secret',
      authorizationEndpoint: `${server.issuer.url}/authorize`,
    },
    /** Sets who signs in there from now on. */
    is(next: GooglePerson) {
      person = next
    },
    async stop() {
      globalThis.fetch = realFetch
      await server.stop()
    },
  }
}
