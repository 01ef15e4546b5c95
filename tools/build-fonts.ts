import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cutFont } from './fonts/cut-font.ts'
import { FACES } from './fonts/faces.ts'

/** Builds `build/fonts`: the subsets of the typefaces that the app uses, and `fonts.css`, which web/styles imports. */
const FOLDER = 'build/fonts'

const fonts = (await Promise.all(FACES.map(cutFont))).flat()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const { name, bytes } of fonts) writeFileSync(`${FOLDER}/${name}`, bytes)
writeFileSync(`${FOLDER}/fonts.css`, fonts.map(({ rule }) => rule).join('\n'))
