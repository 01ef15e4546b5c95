import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cutFont } from './fonts/cut-font.ts'
import { FACES } from './fonts/faces.ts'
import { FALLBACKS, fallbackRules } from './fonts/fallbacks.ts'

/** Builds `build/fonts`: the subsets of the typefaces that the app uses, what stands in for them until they come, and `fonts.css`, which web/styles imports. */
const FOLDER = 'build/fonts'

const fallbacks = await Promise.all(FALLBACKS.map(fallbackRules))
const fonts = (await Promise.all(FACES.map(cutFont))).flat()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const { name, bytes } of fonts) writeFileSync(`${FOLDER}/${name}`, bytes)
writeFileSync(`${FOLDER}/fonts.css`, [...fallbacks, ...fonts.map(({ rule }) => rule)].join('\n'))
