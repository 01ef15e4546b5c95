import { href } from '#story/entries/routes.ts'

const HERE = 'http://here.invalid'

/** The path if it leads to a page of this site, else the home page: our redirects never leave this site. */
export function localPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, HERE)) return href('home')
  const { origin, pathname, search, hash } = new URL(path, HERE)
  // An address that begins with two slashes, as `/.//there` does once parsed, leads to another site.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : href('home')
}
