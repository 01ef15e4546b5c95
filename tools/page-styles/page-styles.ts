import { PurgeCSS } from 'purgecss'

/** The classes that a page can have: whole ones, and how others begin (`button-`). */
export type PageClasses = { names: readonly string[]; beginnings: readonly string[] }

/**
 * The part of the styles that a page can need which has these classes, with the keyframes that it uses. Variables stay: drawings name them in attributes. Web
 * fonts are left out: they come after the first picture.
 *
 * @param css all styles of a page, in the order in which they count
 */
export async function pageStyles(css: string, { names, beginnings }: PageClasses): Promise<string> {
  const tags = [...new Set(css.match(/[a-z][\w-]*/gi))]
  const values = [...css.matchAll(/\[[\w-]+[~|^$*]?=["']?([^"'\]]*)["']?\s*\]/g)].map(([, value = '']) => value)
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'names' }],
    extractors: [
      {
        extensions: ['names'],
        extractor: () => ({
          classes: [...names],
          // Only classes tell pages apart.
          tags,
          ids: tags,
          attributes: { names: tags, values },
          undetermined: [],
        }),
      },
    ],
    css: [{ raw: withoutWebFonts(css) }],
    safelist: { greedy: [], standard: beginnings.map((beginning) => new RegExp(`^${RegExp.escape(beginning)}`)) },
    keyframes: true,
  })
  // A layer of which nothing is left still has its place among the others.
  return `@layer ${layersOf(css).join(',')};${result?.css ?? ''}`
}

function withoutWebFonts(css: string) {
  return css.replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '')
}

/** In the order in which they first appear, which is the order in which they win. */
function layersOf(css: string): string[] {
  return [...new Set([...css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, */)))]
}
