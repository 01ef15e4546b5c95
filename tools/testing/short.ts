/**
 * Whether this is `npm test`, which takes five minutes: in a browser it sees each requirement once, and the tests of the server meet one of
 * the two databases. All else that is tried by day runs in `npm run test:unit` and `npm run test:e2e`, and so for each pull request.
 */
export const isShort = Boolean(process.env.SHORT)
