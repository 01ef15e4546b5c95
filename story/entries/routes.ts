/**
 * Every page of the app (specification section 2, Route table): its path, in which `:` begins a part that differs from entry to
 * entry, and what its query and its hash may ask for. Nobody else spells an address out.
 */
export const ROUTES = {
  home: { path: '/', query: ['popup', 'targetAbility', 'scrollTo'] },
  signIn: { path: '/auth', query: ['google', 'mode', 'from'] },
  codex: { path: '/codex', query: ['q', 'tab'] },
  section: {
    path: '/codex/:section',
    query: ['id', 'status', 'discovered', 'owner', 'rating', 'category', 'group', 'beyonder'],
  },
  recentActivity: { path: '/codex/recent-activity', query: ['since', 'id', 'popup', 'targetAbility'] },
  pathways: { path: '/pathways', query: ['view', 'card'] },
  pathway: { path: '/pathways/:pathwayId', query: ['sequence'] },
  quests: { path: '/quests', query: ['status', 'id', 'obj', 'from'] },
  relations: { path: '/relations', query: [] },
  map: { path: '/map', query: [] },
  feedback: { path: '/feedback', query: ['about'] },
  account: { path: '/account', query: ['achievement'] },
  about: { path: '/about', query: [] },
  /** For what comes from outside: another app that shares a text, the browser's own search, a bookmark. */
  search: { path: '/search', query: ['q', 'title'] },
} as const satisfies Record<string, Route>

type Route = { path: `/${string}`; query: readonly string[] }

export type RouteName = keyof typeof ROUTES

/** What the query of a route may ask for. */
export type Parameter<Name extends RouteName> = (typeof ROUTES)[Name]['query'][number]

type Parts<Path extends string> = Path extends `${string}:${infer Part}` ? { [P in Part]: string } : undefined
type Values = Readonly<Record<string, string>>
type Query<Name extends RouteName> = { readonly [P in Parameter<Name>]?: string }

/** In the query of every page: the search is open over it, with these words. */
export const SEARCH = 'search'

/** In the query of the quests: the reader came from the news, and goes back there. */
export const FROM_NEWS = 'recent-activity'

/**
 * The address of a page, with what differs in it and with its query: `href('pathway', { pathwayId: 'seer' })`. A page
 * without such a part takes its query at once: `href('quests', { id })`.
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

/** The name of something that the query of a route may ask for, for whoever reads or changes it. */
export function parameter<Name extends RouteName, Asked extends Parameter<Name>>(_route: Name, name: Asked): Asked {
  return name
}

function withQuery(path: string, query: Values = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${queryValue(value)}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Colon and slash may stand in a query as they are (RFC 3986, section 3.4), and are easier to read so. */
function queryValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2F', '/')
}
