import { AsyncLocalStorage } from 'node:async_hooks'

/** Runs a call outside the transaction that the test holds open. */
export const asAnotherCall = AsyncLocalStorage.snapshot()
