/**
 * Every page of the app (specification section 2, Route table): its path, in which `:` marks a variable part, and the query and
 * hash it accepts. Addresses are not spelled out anywhere else.
 */
export const ROUTES = {
  home: { path: '/', query: ['popup', 'targetAbility', 'scrollTo'] },
  signIn: { path: '/auth', query: ['google', 'mode', 'from'] },
  codex: { path: '/codex', query: ['q', 'tab'] },
  section: {
    path: '/codex/:section',
    query: ['id', 'status', 'discovered', 'owner', 'rating', 'category', 'group', 'beyonder', 'folds'],
  },
  recentActivity: { path: '/codex/recent-activity', query: ['since', 'id', 'popup', 'targetAbility', 'folds'] },
  pathways: { path: '/pathways', query: ['view', 'card'] },
  pathway: { path: '/pathways/:pathwayId', query: ['sequence'] },
  quests: { path: '/quests', query: ['status', 'id', 'obj', 'from'] },
  relations: { path: '/relations', query: [] },
  map: { path: '/map', query: [] },
  feedback: { path: '/feedback', query: ['about'] },
  account: { path: '/account', query: ['achievement'] },
  about: { path: '/about', query: [] },
  /** For requests from outside: text shared by another app, the browser's own search, a bookmark. */
  search: { path: '/search', query: ['q', 'title'] },
} as const satisfies Record<string, Route>

type Route = { path: `/${string}`; query: readonly string[] }

export type RouteName = keyof typeof ROUTES

/** The query parameters of a route. */
export type Parameter<Name extends RouteName> = (typeof ROUTES)[Name]['query'][number]

type Parts<Path extends string> = Path extends `${string}:${infer Part}` ? { [P in Part]: string } : undefined
type Values = Readonly<Record<string, string>>
type Query<Name extends RouteName> = { readonly [P in Parameter<Name>]?: string }

/** On every page: opens the search over it with these words. */
export const SEARCH = 'search'

/** Draws all rows that are folded otherwise: `folds=open`, for readers without script. */
export const ALL_FOLDS = 'open'

/** On the quests page: the reader came from the news and returns there. */
export const FROM_NEWS = 'recent-activity'

/**
 * The address of a page with its variable part and query: `href('pathway', { pathwayId: 'seer' })`. Pages without a variable
 * part take the query directly: `href('quests', { id })`.
 */
export function href<Name extends RouteName>(
  name: Name,
  ...[first, second]: Parts<(typeof ROUTES)[Name]['path']> extends undefined
    ? [query?: Query<Name>]
    : [parts: Parts<(typeof ROUTES)[Name]['path']>, query?: Query<Name>]
): string {
  const { path } = ROUTES[name]
  if (!path.includes(':')) return withQuery(path, first as Values | undefined)
  const parts = first as Values
  return withQuery(
    path.replace(/:(\w+)/, (_, part: string) => encodeURIComponent(parts[part] ?? '')),
    second as Values | undefined,
  )
}

/** The name of a query parameter of a route, checked by the compiler. */
export function parameter<Name extends RouteName, Asked extends Parameter<Name>>(_route: Name, name: Asked): Asked {
  return name
}

function withQuery(path: string, query: Values = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${queryValue(value)}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Colon and slash are allowed in a query (RFC 3986, section 3.4) and easier to read unescaped. */
function queryValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2F', '/')
}
