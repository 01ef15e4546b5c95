import { readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { ADDRESSES } from '#api/addresses.ts'
import { methodNotAllowed } from '#server/http/method-not-allowed.ts'
import { createScreenLinks } from '#server/http/screen-links.ts'
import { IMMUTABLE, REVALIDATED, type StaticFiles, sendFile } from '#server/http/static-files.ts'
import { BASE_URL_PLACE, INDEX, SCREENS } from '#server/pages/pages.ts'
import { href } from '#story/entries/routes.ts'

const [HOME, SIGN_IN] = [href('home'), href('signIn')]

/** With script, the app redirects by itself. */
const redirectTo = (address: string) => `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>`

/**
 * The built web app. Browsers cache files with a hash in their name permanently, and revalidate the others. Any other path of a page gets
 * the app itself, which decides what to show; a missing file gets 404.
 */
export function webAppRoutes(files: StaticFiles, baseUrl: string) {
  const index = files.get(INDEX)
  const linksOf = createScreenLinks(files.get(SCREENS))
  const page = index && readFileSync(index.path, 'utf8').replaceAll(BASE_URL_PLACE, baseUrl)

  function app(c: Context) {
    if (!page) return c.text('The web app has not been built yet: npm run build', 404)
    // Without a cookie nobody is signed in, so the app will show the sign-in.
    const links = linksOf(c.req.header('cookie') ? c.req.path : SIGN_IN)
    if (links) c.header('link', links)
    c.header('cache-control', REVALIDATED)
    c.header('vary', 'cookie')
    const elsewhere = elsewhereFrom(c)
    return c.html(elsewhere ? page.replace('</head>', `${redirectTo(elsewhere)}</head>`) : page)
  }

  /** Where the app would redirect to; undefined if it has a screen for the address, which only was not drawn. */
  function elsewhereFrom(c: Context): string | undefined {
    if (c.get('isVisitor')) return SIGN_IN
    const { path } = c.req
    return path === HOME || path === ADDRESSES.shell || linksOf(path) !== undefined ? undefined : HOME
  }

  return new Hono()
    .get('*', async (c) => {
      const name = c.req.path.slice(1)
      const file = name === INDEX ? undefined : files.get(name)
      if (file) return sendFile(c, file, name.startsWith('assets/') ? IMMUTABLE : REVALIDATED)
      return isPage(c) ? app(c) : c.text('Not found', 404)
    })
    .all('*', methodNotAllowed('GET'))
}

/** A file has an extension and is fetched by a page; a page has none, or is opened by a reader. */
function isPage(c: Context) {
  const { path } = c.req
  if (path.startsWith('/assets/')) return false
  const hasEnding = path.lastIndexOf('.') > path.lastIndexOf('/')
  return !hasEnding || (c.req.header('accept') ?? '').includes('text/html')
}
