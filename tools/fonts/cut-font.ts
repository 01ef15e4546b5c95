import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { Face } from './faces.ts'
import { PARTS, unicodeRange } from './letters.ts'

/** A font file, and the CSS rule that declares its face and its letters. */
export type CutFont = { name: string; bytes: Buffer; rule: string }

/** Subsets a face to the used parts of its axes and the used features: into two files of letters, or one if the face has a fixed set of letters. */
export function cutFont(face: Face): Promise<CutFont[]> {
  const { letters } = face
  const parts = letters
    ? { letters: [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b) }
    : PARTS
  return Promise.all(Object.entries(parts).map(([part, points]) => cutPart(face, part, points)))
}

/** Of the features that browsers use by default those that change English text, and the kinds of figures that our styles use. */
const FEATURES = ['kern', 'liga', 'lnum', 'onum', 'pnum', 'tnum']

/** The measures of vertical text. */
const UNUSED_TABLES = ['vhea', 'vmtx']

async function cutPart(face: Face, part: string, points: readonly number[]): Promise<CutFont> {
  const source = readFileSync(new URL(face.source))
  const weight = face.isOneOfSeveral ? `-${face.weight[0]}` : ''
  const name = `${face.family}-${face.style}${weight}-${part}.woff2`.toLowerCase().replaceAll(' ', '-')
  const bytes = await subsetFont(source, String.fromCodePoint(...points), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    dropTables: UNUSED_TABLES,
    ...(face.axes && { variationAxes: face.axes }),
  })
  return { name, bytes, rule: ruleOf(face, name, points) }
}

function ruleOf({ family, style, weight }: Face, name: string, points: readonly number[]): string {
  const descriptors = {
    'font-family': `"${family}"`,
    src: `url("./${name}") format("woff2")`,
    'font-weight': weight.join(' '),
    'font-style': style,
    'font-display': 'swap',
    'unicode-range': unicodeRange(points),
  }
  const lines = Object.entries(descriptors).map(([descriptor, value]) => `  ${descriptor}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}
