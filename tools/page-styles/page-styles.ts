import { PurgeCSS } from 'purgecss'

/** The classes that a page can have: complete names, and prefixes of others (`button-`). */
export type PageClasses = { names: readonly string[]; beginnings: readonly string[] }

/**
 * The part of the styles that a page with these classes can need, with its keyframes. Variables are kept, because drawings use them in
 * attributes. Web fonts are omitted: they load after the first paint.
 *
 * @param css all styles of a page, in cascade order
 * @param font the file of the web font that its text waits for; a browser stops waiting after some three seconds
 */
export async function pageStyles(css: string, { names, beginnings }: PageClasses, font?: string): Promise<string> {
  const tags = [...new Set(css.match(/[a-z][\w-]*/gi))]
  const values = [...css.matchAll(/\[[\w-]+[~|^$*]?=["']?([^"'\]]*)["']?\s*\]/g)].map(([, value = '']) => value)
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'names' }],
    extractors: [
      {
        extensions: ['names'],
        extractor: () => ({
          classes: [...names],
          // Only classes differ between pages.
          tags,
          ids: tags,
          attributes: { names: tags, values },
          undetermined: [],
        }),
      },
    ],
    css: [{ raw: withoutWebFonts(css, font) }],
    safelist: { greedy: [], standard: beginnings.map((beginning) => new RegExp(`^${RegExp.escape(beginning)}`)) },
    keyframes: true,
  })
  // An empty layer keeps its place in the order.
  return `@layer ${layersOf(css).join(',')};${result?.css ?? ''}`
}

function withoutWebFonts(css: string, kept: string | undefined) {
  return css.replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, (rule) =>
    kept !== undefined && rule.includes(kept) ? rule.replace(/(font-display:\s*)swap/, '$1block') : '',
  )
}

/** Layers in the order of their first appearance, which is their cascade order. */
function layersOf(css: string): string[] {
  return [...new Set([...css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, */)))]
}
