/** A fault to plant in the gate: a change of one place in one file. */
export type Fault = {
  /** The row of docs/requirements.md whose promise it breaks. */
  law: string
  /** What goes wrong, in one line. */
  fault: string
  file: string
  /** The original code, which must occur exactly once; line breaks do not matter. */
  before: string
  after: string
  /**
   * The test files that should fail, cheapest first; `file > words` runs only the tests whose title has the words.
   * A file of `e2e/` runs in a browser, against an app built with the fault.
   */
  tests: readonly string[]
}

/**
 * The text of a file with the fault in it.
 *
 * @throws if the original code does not occur exactly once: then the fault has to be adapted to the code
 */
export function plant(text: string, { file, fault, before, after }: Fault): string {
  const place = inAnyLayout(before)
  const places = text.match(place)?.length ?? 0
  if (places !== 1) throw new Error(`${file}: the place of the fault "${fault}" is there ${places} times: ${before}`)
  return text.replace(place, () => after)
}

/** Matches code in any layout of the formatter: other space between tokens, and a trailing comma. */
function inAnyLayout(code: string): RegExp {
  const tokens = code.match(/\w+|[^\w\s]/g) ?? []
  const parts = tokens.map((token, index) => {
    const isWordAfterWord = /^\w/.test(token) && /\w$/.test(tokens[index - 1] ?? '')
    const space = index === 0 ? '' : isWordAfterWord ? '\\s+' : '\\s*'
    const comma = /^[)\]}]$/.test(token) && index > 0 ? ',?\\s*' : ''
    return space + comma + token.replace(/[^\w]/, '\\$&')
  })
  return new RegExp(parts.join(''), 'g')
}
