/** The account was deleted during the request. The answer is the same as for somebody who is not signed in. */
export class ReaderGone extends Error {
  constructor() {
    super('The account was removed meanwhile')
  }
}
