/**
 * Whether tests run in their long form (`npm run test:nightly -- unit e2e`): `npm test` tries some of the cases, the nightly run all
 * of them. Tests without a short form are in separate files, `*.nightly.test.ts`.
 */
export const isNightly = Boolean(process.env.NIGHTLY)
