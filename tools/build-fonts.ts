import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cutFont } from './fonts/cut-font.ts'
import { FACES, type Face } from './fonts/faces.ts'
import { FALLBACKS, fallbackRules } from './fonts/fallbacks.ts'

/**
 * Builds `build/fonts`: the subsets of the typefaces that the app uses. `fonts.css` declares those that load right after the first paint,
 * `app-fonts.css` those that load with the app, and the fallbacks of all: these are part of the styles that the first paint waits for.
 */
const FOLDER = 'build/fonts'

const fallbacks = await Promise.all(FALLBACKS.map(fallbackRules))
const [withApp, first] = await Promise.all([
  cutAll(FACES.filter(({ comesWithApp }) => comesWithApp)),
  cutAll(FACES.filter(({ comesWithApp }) => !comesWithApp)),
])
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const { name, bytes } of [...first, ...withApp]) writeFileSync(`${FOLDER}/${name}`, bytes)
writeFileSync(`${FOLDER}/fonts.css`, first.map(({ rule }) => rule).join('\n'))
writeFileSync(`${FOLDER}/app-fonts.css`, [...fallbacks, ...withApp.map(({ rule }) => rule)].join('\n'))

async function cutAll(faces: readonly Face[]) {
  return (await Promise.all(faces.map(cutFont))).flat()
}
