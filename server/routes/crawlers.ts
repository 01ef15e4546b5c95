import { Hono } from 'hono'
import { href } from '#story/entries/routes.ts'

/** The pages that open without signing in. */
const PUBLIC_PAGES = [href('signIn')]

/** What search engines may know: that there is an app, and nothing of the story. */
export function crawlerRoutes(baseUrl: string) {
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
}

function sitemap(addresses: readonly string[]) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
