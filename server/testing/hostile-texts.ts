const SIGNS = [...' \t!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', '0', 'a', 'A', 'é']

/** What headers, addresses and forms are made of, whole and by half. */
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

/** What stands around them: who looks for an end looks in vain, up to the very last sign. */
const FRAMES = [
  ['', ''],
  ['x', 'x'],
  ['', '/'],
  ['"', ';'],
] as const

export type HostileText = { name: string; textOf: (length: number) => string }

/** Texts of any length over which a careless parser goes again and again, from each sign of them to the end. */
export function hostileTexts(pieces: readonly string[] = []): HostileText[] {
  return [...SIGNS, ...PIECES, ...pieces].flatMap((piece) =>
    FRAMES.map(([before, after]) => ({
      name: `${before}${piece}${piece}…${after}`,
      textOf: (length: number) => before + piece.repeat(length / piece.length) + after,
    })),
  )
}
