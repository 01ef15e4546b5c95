import { AsyncLocalStorage } from 'node:async_hooks'

/** A call made inside it runs outside the transaction that the test holds open. */
export const asAnotherCall = AsyncLocalStorage.snapshot()
