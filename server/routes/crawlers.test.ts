import { expect, test } from 'vitest'
import { crawlerRoutes } from './crawlers.ts'

const shortNameOf = async (shortName: string) => {
  const routes = crawlerRoutes('https://codex.example', { product: 'Codex of the Mysteries', shortName })
  return /<ShortName>(.*)<\/ShortName>/.exec(await (await routes.request('/opensearch.xml')).text())?.[1]
}

test('[FIND-7] browsers offer the search under the short name of the book, as long as the format allows', async () => {
  expect(await shortNameOf('Codex')).toBe('Codex')
  expect(await shortNameOf('Monte Cristo & Co')).toBe('Monte Cristo &amp; C')
})
