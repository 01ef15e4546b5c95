/** The book's public constants, which the build writes to `build/app`. */
declare module '#app/book' {
  const book: import('#story/book/book.ts').AppBook
  export default book
}

/** The words with which it welcomes new readers. */
declare module '#app/welcome' {
  const welcome: import('#api/book.ts').PublicBook['welcome']
  export default welcome
}

/** Its achievements; null where it has none. */
declare module '#app/achievements' {
  const achievements: NonNullable<import('#api/book.ts').PublicBook['achievements']> | null
  export default achievements
}

/** The drawings of its sections, keyed as in book.yaml. */
declare module '#glyphs/sections' {
  type Sections = import('#api/book.ts').PublicBook['sections']
  const glyphs: Readonly<
    Record<Exclude<keyof Sections, 'relations' | 'map'>, import('#web/illustrations/glyph.ts').Glyph>
  >
  export default glyphs
}

/** The drawings of the welcome, by name. */
declare module '#glyphs/welcome' {
  const glyphs: Readonly<Record<string, import('#web/illustrations/glyph.ts').Glyph>>
  export default glyphs
}

/** The drawings of its achievements, by name. */
declare module '#glyphs/achievements' {
  const glyphs: Readonly<Record<string, import('#web/illustrations/glyph.ts').Glyph>>
  export default glyphs
}
