/** Sets the fields that React sets on a promise it has awaited, so that `use` reads a settled one without waiting. */
export function tracked<Value>(promise: Promise<Value>): Promise<Value> {
  const mark = (fields: object) => void Object.assign(promise, fields)
  promise.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  )
  return promise
}
