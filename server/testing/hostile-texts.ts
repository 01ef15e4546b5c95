const SIGNS = [...' \t!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', '0', 'a', 'A', 'é']

/** Fragments of headers, addresses and forms, complete and truncated. */
const PIECES = [
  ...[
    ', ',
    '; ',
    ' ,',
    ' ;',
    'a,',
    'a;',
    'a ',
    'a=',
    'a=b; ',
    '="',
    '\\"',
    '",',
    'W/"',
    '"x", ',
    'gzip;q=0, ',
    ';q=0.',
  ],
  ...['./', '../', '//', '/a', '/.', '.a', 'a.', 'a-', '-a', '@a', 'a@', 'a@a.', '::', '1:', '1.', '0.0'],
  ...['%2', '%25', '%2e', '%2f', '%e0', '%ff', '%E2%80', '&a', '&a=b', 'a=&', '[]', '{"a":', '\\u', 'http://', '*/*,'],
]

/** Surrounding text, so that a parser searches in vain up to the last character. */
const FRAMES = [
  ['', ''],
  ['x', 'x'],
  ['', '/'],
  ['"', ';'],
] as const

export type HostileText = { name: string; textOf: (length: number) => string }

/**
 * Texts of any length that a careless parser rescans to the end from each character.
 *
 * @param seed puts each piece into only one of its frames, and another one for the next seed; if omitted, into all of them
 */
export function hostileTexts(pieces: readonly string[] = [], seed?: number): HostileText[] {
  return [...SIGNS, ...PIECES, ...pieces].flatMap((piece, at) =>
    FRAMES.filter((_, frame) => seed === undefined || (at + seed) % FRAMES.length === frame).map(([before, after]) => ({
      name: `${before}${piece}${piece}…${after}`,
      textOf: (length: number) => before + piece.repeat(length / piece.length) + after,
    })),
  )
}
