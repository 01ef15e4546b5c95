/** Length at which cards cut a text (specification section 9). */
const SNIPPET_LENGTH = 100

/** The first 100 characters of a text; ends with an ellipsis only where something was cut. */
export function snippet(text: string, length = SNIPPET_LENGTH): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`
}
