/**
 * Whether this is the run in `npm test`, which sees each requirement in a browser once and takes five minutes together with the rest. Every
 * other run tries all that is tried by day: `npm run test:e2e`, and so the workflow of each pull request.
 */
export const isShort = Boolean(process.env.E2E_SHORT)
