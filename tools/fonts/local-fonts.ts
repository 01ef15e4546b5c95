import type { FontMetrics } from '@capsizecss/core'

/** A font that devices have: its names there and its metrics. */
export type Local = Pick<FontMetrics, 'familyName' | 'fullName' | 'postscriptName' | 'unitsPerEm'> &
  Pick<FontMetrics, 'ascent' | 'descent' | 'lineGap' | 'xWidthAvg'>

/**
 * Windows, macOS and iOS have Georgia and Arial, Android Noto Serif and Roboto, many Linux desktops DejaVu. The numbers are those
 * of @capsizecss/metrics 4.3.0, which is 170 MB. DejaVu was measured by @capsizecss/unpack 4.0.1, its widths relative to ours on 400
 * texts of the book as a browser sets them: these differ by up to 2 % from widths by letters, and one more line moves a list.
 */
const local = (
  [familyName, fullName, postscriptName]: readonly [string, string, string],
  [unitsPerEm, ascent, descent, lineGap, xWidthAvg]: readonly [number, number, number, number, number],
): Local => ({ familyName, fullName, postscriptName, unitsPerEm, ascent, descent, lineGap, xWidthAvg })

/** A font for running text, with the width ratio measured on words of the book. */
const text = (widthOfDejaVu: number) =>
  [
    local(['Georgia', 'Georgia', 'Georgia'], [2048, 1878, -449, 0, 913]),
    local(['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'], [1000, 1069, -293, 0, 481]),
    local(['DejaVu Serif', 'DejaVu Serif', 'DejaVuSerif'], [2048, 1901, -483, 0, widthOfDejaVu]),
  ] as const

export const TEXT = text(1066)
/** For Literata, by 1,500 texts of the book. */
export const BODY = text(1070)

export const BOLD = [
  local(['Georgia', 'Georgia Bold', 'Georgia-Bold'], [2048, 1878, -449, 0, 1062]),
  local(['Noto Serif', 'Noto Serif Bold', 'NotoSerif-Bold'], [1000, 1069, -293, 0, 512]),
  local(['DejaVu Serif', 'DejaVu Serif Bold', 'DejaVuSerif-Bold'], [2048, 1923, -483, 0, 1179]),
] as const

export const ITALIC = [
  local(['Georgia', 'Georgia Italic', 'Georgia-Italic'], [2048, 1878, -449, 0, 931]),
  local(['Noto Serif', 'Noto Serif Italic', 'NotoSerif-Italic'], [1000, 1069, -293, 0, 469]),
  local(['DejaVu Serif', 'DejaVu Serif Italic', 'DejaVuSerif-Italic'], [2048, 1901, -483, 0, 1074]),
] as const

export const LABEL = [
  local(['Arial', 'Arial', 'ArialMT'], [2048, 1854, -434, 67, 913]),
  local(['Roboto', 'Roboto Medium', 'Roboto-Medium'], [2048, 1900, -500, 0, 919]),
  local(['DejaVu Sans', 'DejaVu Sans', 'DejaVuSans'], [2048, 1901, -483, 0, 1021]),
] as const

export const LABEL_BOLD = [
  local(['Arial', 'Arial Bold', 'Arial-BoldMT'], [2048, 1854, -434, 67, 983]),
  local(['Roboto', 'Roboto Bold', 'Roboto-Bold'], [2048, 1900, -500, 0, 926]),
  local(['DejaVu Sans', 'DejaVu Sans Bold', 'DejaVuSans-Bold'], [2048, 1901, -483, 0, 1176]),
] as const
