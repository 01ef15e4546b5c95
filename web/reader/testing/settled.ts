/** Waits until every answer already on its way has been handled. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))
