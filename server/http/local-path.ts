import { href } from '#story/entries/routes.ts'

const HERE = 'http://here.invalid'

/** The path if it leads to a page of this site, otherwise the home page: our redirects never leave this site. */
export function localPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, HERE)) return href('home')
  const { origin, pathname, search, hash } = new URL(path, HERE)
  // A path that starts with two slashes once parsed, such as `/.//there`, leads to another site.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : href('home')
}
