import { href } from '#story/entries/routes.ts'

const HERE = 'http://here.invalid'

/** The path where it leads to a page of this site, else the home page: no redirect of ours leads elsewhere. */
export function localPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, HERE)) return href('home')
  const { origin, pathname, search, hash } = new URL(path, HERE)
  // What begins with two slashes, as `/.//there` does once it is read, is the address of another site.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : href('home')
}
