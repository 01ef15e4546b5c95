const HERE = 'http://here.invalid'

/** The path where it leads to a page of this site, else the home page: no redirect of ours leads elsewhere. */
export function localPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, HERE)) return '/'
  const { origin, pathname, search, hash } = new URL(path, HERE)
  return origin === HERE ? `${pathname}${search}${hash}` : '/'
}
