/** The account of the request was deleted meanwhile; the answer is the same as for nobody signed in. */
export class ReaderGone extends Error {
  constructor() {
    super('The account was removed meanwhile')
  }
}
