/** How often an attack that depends on chance is repeated: once in `npm test`, many times in `npm run attack`. */
export const ROUNDS = process.env.ATTACK_ROUNDS ? Number(process.env.ATTACK_ROUNDS) : 1

/** Whether all cases run: in nightly runs and in `npm run attack`, not in `npm test`. */
export const isWhole = Boolean(process.env.ATTACK_ROUNDS ?? process.env.NIGHTLY)

/** Whether this is `npm test`; `npm run test:unit` and all longer runs use both databases. */
export const isShort = Boolean(process.env.SHORT)

/** Chooses which part of the cases runs where only a part does. The same in all files of a run (vitest.config.ts); set it to repeat a run. */
export const DAY_SEED = Number(process.env.DAY_SEED)
