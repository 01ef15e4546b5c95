/** The account in whose name something was asked was removed meanwhile; answered as if nobody were signed in. */
export class ReaderGone extends Error {
  constructor() {
    super('The account was removed meanwhile')
  }
}
