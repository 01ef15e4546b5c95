import { Hono } from 'hono'
import type { Book } from '#server/story/book.ts'
import { href } from '#story/entries/routes.ts'

/** The pages that can be opened without signing in. */
const PUBLIC_PAGES = [href('signIn')]

/** The limit of the OpenSearch format. */
const SHORT_NAME_MAX = 16

/** What search engines may know (that the app exists, but nothing of the story), and how a browser can search in the app. */
export function crawlerRoutes(baseUrl: string, { product, shortName }: Pick<Book, 'product' | 'shortName'>) {
  const addresses = PUBLIC_PAGES.map((page) => baseUrl + page)
  const robots = [
    'User-agent: *',
    ...PUBLIC_PAGES.map((page) => `Allow: ${page}$`),
    `Allow: ${href('home')}$`,
    'Allow: /assets/',
  ]
  return new Hono()
    .get('/robots.txt', (c) => c.text([...robots, 'Disallow: /', `Sitemap: ${baseUrl}/sitemap.xml`, ''].join('\n')))
    .get('/sitemap.xml', (c) => c.body(sitemap(addresses), 200, { 'content-type': 'application/xml; charset=utf-8' }))
    .get('/opensearch.xml', (c) =>
      c.body(description(product, shortName, baseUrl + href('search', { q: '' })), 200, {
        'content-type': 'application/opensearchdescription+xml; charset=utf-8',
      }),
    )
}

/** OpenSearch 1.1, with which a browser offers to search here. */
function description(product: string, shortName: string, address: string) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escaped(shortName.slice(0, SHORT_NAME_MAX))}</ShortName>`,
    `  <Description>${escaped(`Search in ${product}`)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Url type="text/html" template="${escaped(address)}{searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function sitemap(addresses: readonly string[]) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escaped(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
