/** Until every answer that is already on its way has been heard. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))
