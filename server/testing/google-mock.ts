/**
 * `node --import ./server/testing/google-mock.ts server/main.ts`: the real server, with an OAuth server of our own in place of Google's. It
 * prints its address, to which a browser test redirects requests to Google (e2e/google).
 */
import { startFakeGoogle } from './google.ts'

const { keys } = await startFakeGoogle()
console.log(`Fake Google: ${keys.authorizationEndpoint}`)
