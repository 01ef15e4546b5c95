/** The public constants of the book, which the build writes to `build/book.json`. */
declare module '#book' {
  const book: import('#api/book.ts').PublicBook
  export default book
}
