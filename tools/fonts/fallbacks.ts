import { readFileSync } from 'node:fs'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont, { type Axes } from 'subset-font'
import { FACES } from './faces.ts'
import { PARTS } from './letters.ts'
import { BODY, BOLD, ITALIC, LABEL, LABEL_BOLD, type Local, TEXT } from './local-fonts.ts'

/** A family in some of its weights, its widths measured at one of them, and the device fonts that replace it while it loads. */
type Fallback = {
  family: string
  style: 'normal' | 'italic'
  weight: string
  axes?: Axes
  locals: readonly Local[]
}

/** The fonts in which most words are set. */
export const FALLBACKS: readonly Fallback[] = [
  { family: 'Imbue Variable', style: 'normal', weight: '380 560', axes: { wght: 440, opsz: 32 }, locals: TEXT },
  { family: 'Literata Variable', style: 'normal', weight: '400 500', axes: { wght: 400 }, locals: BODY },
  { family: 'Literata Variable', style: 'normal', weight: '501 700', axes: { wght: 650 }, locals: BOLD },
  { family: 'Literata Variable', style: 'italic', weight: '400 700', axes: { wght: 400 }, locals: ITALIC },
  { family: 'IM Fell Double Pica', style: 'normal', weight: '400', locals: TEXT },
  { family: 'IM Fell Double Pica', style: 'italic', weight: '400', locals: ITALIC },
  { family: 'Archivo Variable', style: 'normal', weight: '400 549', axes: { wght: 500, wdth: 92 }, locals: LABEL },
  { family: 'Archivo Variable', style: 'normal', weight: '550 700', axes: { wght: 600, wdth: 92 }, locals: LABEL_BOLD },
]

/**
 * Rules that give device fonts the metrics of ours, so that nothing moves when ours load. Named as capsize does:
 * `"Imbue Variable Fallback: Georgia"`.
 */
export async function fallbackRules({ family, style, weight, axes, locals }: Fallback): Promise<string> {
  const face = FACES.find((face) => face.family === family && face.style === style)
  if (!face) throw new Error(`There is no face ${family} ${style}`)
  const font = await subsetFont(
    readFileSync(new URL(face.source)),
    String.fromCodePoint(...PARTS.everyday, ...PARTS.rest),
    {
      targetFormat: 'woff2',
      keepFeatures: [],
      ...(axes && { variationAxes: axes }),
    },
  )
  const metrics = await fromBuffer(font)
  const properties = { fontWeight: weight, fontStyle: style }
  return createFontStack([{ ...metrics, familyName: family }, ...locals], { fontFaceProperties: properties }).fontFaces
}
