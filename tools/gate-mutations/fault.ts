/** A fault to plant in the gate: one place of one file, said otherwise. */
export type Fault = {
  /** The row of docs/requirements.md whose promise it breaks. */
  law: string
  /** What goes wrong, in one line. */
  fault: string
  file: string
  /** As it stands in the file, exactly once; how the lines are broken there does not matter. */
  before: string
  after: string
  /**
   * The test files that should hear of it, cheapest first; `file > words` runs only the tests whose title has the words.
   * A file of `e2e/` is run in a browser, against an app that was built with the fault.
   */
  tests: readonly string[]
}

/**
 * The text of a file with the fault in it.
 *
 * @throws where the place is not there, or there twice: the fault has to follow the code
 */
export function plant(text: string, { file, fault, before, after }: Fault): string {
  const place = inAnyLayout(before)
  const places = text.match(place)?.length ?? 0
  if (places !== 1) throw new Error(`${file}: the place of the fault "${fault}" is there ${places} times: ${before}`)
  return text.replace(place, () => after)
}

/** Finds code however the formatter lays it out: with other space between its tokens, and a comma after the last of a list. */
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
