/**
 * Whether this is `npm test`: its browser tests cover the main path of each requirement, its server tests use one of the two
 * databases, and sampled tests take smaller samples (CONTRIBUTING.md, What the tests cost). `npm run test:unit` and
 * `npm run test:e2e`, and so each pull request, run everything except what is only in the nightly run.
 */
export const isShort = Boolean(process.env.SHORT)
