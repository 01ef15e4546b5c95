/**
 * Whether tests take their long form (`npm run test:nightly -- unit e2e`): `npm test` tries some of the cases, the nightly run all
 * of them. What has no short form stands in a file of its own, `*.nightly.test.ts`.
 */
export const byNight = Boolean(process.env.NIGHTLY)
