/**
 * `node --import ./server/testing/google-mock.ts server/main.ts`: the server as it is, with an OAuth server of our own in
 * the place of Google's. It prints its address; a browser test sends there whoever goes to Google (e2e/google).
 */
import { startFakeGoogle } from './google.ts'

const { keys } = await startFakeGoogle()
console.log(`Fake Google: ${keys.authorizationEndpoint}`)
