import { afterEach, expect } from 'vitest'

/** What a test has asked for without saying who answers. The document would ask port 3000, where a developer's own server may answer. */
const asked: string[] = []

globalThis.fetch = (address) => {
  asked.push(String(address instanceof Request ? address.url : address))
  return new Promise(() => {})
}

afterEach(() => {
  expect(asked.splice(0), 'requests that no server of the test answers').toEqual([])
})
