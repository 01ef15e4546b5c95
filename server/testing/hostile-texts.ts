const SIGNS = [...' \t!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', '0', 'a', 'A', 'é']

/** Pieces of headers, addresses and forms, complete and cut in half. */
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

/** Text around them, so that a parser searches for an end up to the last character, in vain. */
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
 * @param seed takes each piece in one of its frames, another one at the next seed; without it, in all of them
 */
export function hostileTexts(pieces: readonly string[] = [], seed?: number): HostileText[] {
  return [...SIGNS, ...PIECES, ...pieces].flatMap((piece, at) =>
    FRAMES.filter((_, frame) => seed === undefined || (at + seed) % FRAMES.length === frame).map(([before, after]) => ({
      name: `${before}${piece}${piece}…${after}`,
      textOf: (length: number) => before + piece.repeat(length / piece.length) + after,
    })),
  )
}
