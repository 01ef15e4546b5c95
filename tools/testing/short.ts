/**
 * Whether this is `npm test`: in a browser it sees the main way of each requirement, the tests of the server meet one of the two
 * databases, and of what is tried in part it tries less (CONTRIBUTING.md, What the tests cost). All else that is tried by day runs in
 * `npm run test:unit` and `npm run test:e2e`, and so for each pull request.
 */
export const isShort = Boolean(process.env.SHORT)
