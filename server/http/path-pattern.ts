/** What the path of a route matches: `:id` stands for one part of an address. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
}
