/**
 * A pictogram in a box of 512 by 512. `body` is path data, or elements whose `d` attributes hold it. It may have arrived
 * with the story, so nothing of it but path data is ever drawn.
 */
export type Glyph = { body: string | readonly string[] }

/** The paths of a glyph, safe to be drawn: whatever is not path data is left out. */
export function glyphPaths({ body }: Glyph): string[] {
  const parts = typeof body === 'string' ? [body] : body
  return parts.flatMap((part) => (part.includes('<') ? pathsOfMarkup(part) : [part])).filter(isPathData)
}

function pathsOfMarkup(markup: string): string[] {
  return [...markup.matchAll(/<path\b[^>]*?\sd="([^"]*)"/g)].map(([, d = '']) => d)
}

/** What was looked through before: a book has some hundred drawings, and each is drawn many times. */
const lookedThrough = new Map<string, boolean>()

function isPathData(text: string): boolean {
  const known = lookedThrough.get(text)
  if (known !== undefined) return known
  const isIt = /^\s*[Mm][\d\s.,eE+\-MmLlHhVvCcSsQqTtAaZz]*$/.test(text)
  lookedThrough.set(text, isIt)
  return isIt
}
