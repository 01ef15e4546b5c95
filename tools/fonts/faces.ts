import type { Axes } from 'subset-font'

/** A typeface as the app uses it: its source, and the part of it that the style sheets use. */
export type Face = {
  family: string
  /** The path of the file in its package. */
  source: string
  style: 'normal' | 'italic'
  /** The range of weights in use; a single number if the font has only one. */
  weight: [number, number] | [number]
  /** Other faces of the family have other weights, and a page loads only those that it shows. */
  isOneOfSeveral?: true
  /** The kept part of each axis; an axis not listed is kept whole. */
  axes?: Axes
  /** The only letters used in it; without this, all Latin letters. */
  letters?: string
  /**
   * Loads with the app, not right after the first paint: too many bytes for the few words that a first visit sets in it.
   * Applies to whole families only: browsers would set upright words in an italic that is there alone.
   */
  comesWithApp?: true
}

/** All four families: SIL Open Font License 1.1. Latin only: the story is told in English. */
export const FACES: readonly Face[] = [
  {
    family: 'Imbue Variable',
    source: import.meta.resolve('@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2'),
    style: 'normal',
    weight: [380, 560],
    // Between 19 and 76 px the difference in optical size is invisible, and the axis is two fifths of the file.
    axes: { wght: { min: 380, max: 560 }, opsz: 32 },
  },
  {
    family: 'Literata Variable',
    source: import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
    style: 'normal',
    weight: [400, 500],
    isOneOfSeveral: true,
    axes: { wght: 400 },
  },
  {
    family: 'Literata Variable',
    source: import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
    style: 'normal',
    weight: [501, 700],
    isOneOfSeveral: true,
    axes: { wght: 650 },
  },
  {
    family: 'Literata Variable',
    source: import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-italic.woff2'),
    style: 'italic',
    weight: [400, 500],
    isOneOfSeveral: true,
    axes: { wght: 400 },
  },
  {
    family: 'Literata Variable',
    source: import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-italic.woff2'),
    style: 'italic',
    weight: [501, 700],
    isOneOfSeveral: true,
    axes: { wght: 650 },
  },
  {
    family: 'Archivo Variable',
    source: import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
    style: 'normal',
    weight: [400, 600],
    // Slightly narrow. One width for all labels takes two thirds of the bytes of several.
    axes: { wght: { min: 400, max: 600 }, wdth: 92 },
  },
  {
    family: 'IM Fell Double Pica',
    source: import.meta.resolve('@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-normal.woff2'),
    style: 'normal',
    weight: [400],
    comesWithApp: true,
  },
  {
    family: 'IM Fell Double Pica',
    source: import.meta.resolve('@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-italic.woff2'),
    style: 'italic',
    weight: [400],
    comesWithApp: true,
  },
  {
    // IM Fell has only old-style figures, and its 1 looks like a small capital I, so chapter numbers use these instead.
    family: 'Print Figures',
    source: import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
    style: 'normal',
    weight: [400],
    axes: { wght: 400 },
    letters: '0123456789',
  },
  {
    family: 'Print Figures',
    source: import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-italic.woff2'),
    style: 'italic',
    weight: [400],
    axes: { wght: 400 },
    letters: '0123456789',
  },
  {
    // Every page shows the two small words of the wordmark; only paper surfaces use the whole italic.
    family: 'IM Fell Wordmark',
    source: import.meta.resolve('@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-italic.woff2'),
    style: 'italic',
    weight: [400],
    letters: 'of the',
  },
  {
    // All the letters that the sign-in sets in it, so that the first page anybody sees does not need the whole italic.
    family: 'IM Fell Sign-in',
    source: import.meta.resolve('@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-italic.woff2'),
    style: 'italic',
    weight: [400],
    letters: 'or go on with',
  },
]
