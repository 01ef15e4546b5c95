/** The pattern for the path of a route: `:id` matches one segment. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
}
