/** How often an attack that depends on chance is repeated: once in `npm test`, often in `npm run attack`. */
export const ROUNDS = process.env.ATTACK_ROUNDS ? Number(process.env.ATTACK_ROUNDS) : 1

/** Whether all cases are tried: by night and in `npm run attack`, not in `npm test`. */
export const isWhole = Boolean(process.env.ATTACK_ROUNDS ?? process.env.NIGHTLY)

/** Whether this is `npm test`; `npm run test:unit` and all longer runs try both databases. */
export const isShort = Boolean(process.env.SHORT)

/** Which part is tried of what is tried in part, the same in all files of a run (vitest.config.ts); set it to repeat one. */
export const DAY_SEED = Number(process.env.DAY_SEED)
