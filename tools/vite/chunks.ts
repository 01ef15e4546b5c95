/** The chunk of the web fonts, whose styles a drawn page requests separately. */
export const FONTS = 'fonts'

/** A module that at least this many entry points need goes into a shared chunk: one file is smaller than many. */
const COMMON = 6

/**
 * Few files instead of many small ones, which would cost a distant phone many round trips: what every page needs, the
 * controls of the pages, what opens over a page, what most screens share, what several do, and one for each screen.
 */
const groups = [
  // Used by lists of entries but not by Home, which is the first screen.
  { name: 'glyphs', test: /glyphs\/sections\.json$/, priority: 1 },
  { name: FONTS, test: /fonts\/fonts\.css$/, priority: 1 },
  { name: 'app', tags: ['$initial' as const] },
  // Stylesheets of parts are small: those that several screens share are merged.
  { name: 'parts', test: /\.css$/, minShareCount: 2 },
  {
    name: 'controls',
    test: /node_modules\/@radix-ui\/(primitive|react-(primitive|compose-refs|context|presence|use-|id|slot|collection|direction|roving-focus|tabs|toggle))/,
  },
  { name: 'over-the-page', test: /node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)\// },
  { name: 'common', minShareCount: COMMON },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
]

/** Rolldown's chunking of the app; the first group that takes a module keeps it. */
export const chunking = {
  codeSplitting: { groups },
  // The name of a shared chunk joins the names of all that share it.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
}
