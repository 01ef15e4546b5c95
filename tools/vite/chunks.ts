/** The chunk of the web fonts, whose styles a drawn page asks for apart from all others. */
export const FONTS = 'fonts'

/** A module that so many screens and later parts need comes with all others of its sort: as one file they are smaller. */
const COMMON = 6

/**
 * Few files instead of many small ones, which a phone far away would need many round trips for: what every page needs, the
 * controls of the pages, what opens over a page, what most screens share, what several do, and one for each screen.
 */
const groups = [
  // Lists of entries draw them, and Home, which is the first screen, does not.
  { name: 'glyphs', test: /glyphs\/sections\.json$/, priority: 1 },
  { name: FONTS, test: /fonts\/fonts\.css$/, priority: 1 },
  { name: 'app', tags: ['$initial' as const] },
  // A stylesheet of a part is small: those that several screens share come as one.
  { name: 'parts', test: /\.css$/, minShareCount: 2 },
  {
    name: 'controls',
    test: /node_modules\/@radix-ui\/(primitive|react-(primitive|compose-refs|context|presence|use-|id|slot|collection|direction|roving-focus|tabs|toggle))/,
  },
  { name: 'over-the-page', test: /node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)\// },
  { name: 'common', minShareCount: COMMON },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
]

/** How Rolldown cuts the app; the first group that takes a module keeps it. */
export const chunking = {
  codeSplitting: { groups },
  // The name of a shared chunk joins the names of all that share it.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
}
