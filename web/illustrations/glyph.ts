/**
 * A pictogram in a box of 512 by 512. `body` is path data, or elements with path data in their `d` attributes. It may have been
 * sent with the story, so only path data is ever drawn.
 */
export type Glyph = { body: string | readonly string[] }

/** The paths of a glyph, safe to draw: anything that is not path data is left out. */
export function glyphPaths({ body }: Glyph): string[] {
  const parts = typeof body === 'string' ? [body] : body
  return parts.flatMap((part) => (part.includes('<') ? pathsOfMarkup(part) : [part])).filter(isPathData)
}

function pathsOfMarkup(markup: string): string[] {
  return [...markup.matchAll(/<path\b[^>]*?\sd="([^"]*)"/g)].map(([, d = '']) => d)
}

/** Results of earlier checks: a book has about a hundred drawings, each drawn many times. */
const lookedThrough = new Map<string, boolean>()

function isPathData(text: string): boolean {
  const known = lookedThrough.get(text)
  if (known !== undefined) return known
  const isIt = /^\s*[Mm][\d\s.,eE+\-MmLlHhVvCcSsQqTtAaZz]*$/.test(text)
  lookedThrough.set(text, isIt)
  return isIt
}
