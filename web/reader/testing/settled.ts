/** Waits until every pending answer has been handled. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))
