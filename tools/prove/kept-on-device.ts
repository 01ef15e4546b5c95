/** Every byte that the origin stores in the browser, by place. Runs in the page, so it must not use anything outside itself. */
export async function keptOnDevice(notCompared: readonly string[]): Promise<Record<string, string>> {
  const kept: Record<string, string> = {}
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
    for (const key of Object.keys(storage)) kept[`${name} ${key}`] = storage.getItem(key) ?? ''

  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = await cache.match(request)
      if (!response) continue
      const compared = [...response.headers].filter(([name]) => !notCompared.includes(name))
      const headers = compared.map((header) => header.join(': ')).sort()
      kept[`cache ${name} ${new URL(request.url).pathname}`] = [...headers, await textOf(response)].join('\n')
    }
  }

  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const rows = database.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([done(rows.getAllKeys()), done(rows.getAll())])
      kept[`indexedDB ${name} ${store}`] = JSON.stringify([keys, values])
    }
    database.close()
  }
  return kept

  /** The bytes of binary data as Latin-1 letters. */
  async function textOf(response: Response) {
    const bytes = new Uint8Array(await response.arrayBuffer())
    return new TextDecoder('latin1').decode(bytes)
  }

  function done<Result>(request: IDBRequest<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}
