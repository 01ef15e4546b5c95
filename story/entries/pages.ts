/** Every page of the app (specification section 2, Route table); `:` begins a part that differs from entry to entry. */
export const PAGES = {
  home: '/',
  signIn: '/auth',
  codex: '/codex',
  section: '/codex/:section',
  recentActivity: '/codex/recent-activity',
  pathways: '/pathways',
  pathway: '/pathways/:pathwayId',
  quests: '/quests',
  relations: '/relations',
  map: '/map',
  feedback: '/feedback',
  account: '/account',
  about: '/about',
} as const

type PageName = keyof typeof PAGES
type Parts<Path extends string> = Path extends `${string}:${infer Part}` ? { [P in Part]: string } : undefined
type Query = Readonly<Record<string, string>>

/**
 * The address of a page, with what differs in it and with its query: `href('pathway', { pathwayId: 'seer' })`. A page
 * without such a part takes its query at once: `href('quests', { id })`.
 */
export function href<Name extends PageName>(
  name: Name,
  ...[first, second]: Parts<(typeof PAGES)[Name]> extends undefined
    ? [query?: Query]
    : [parts: Parts<(typeof PAGES)[Name]>, query?: Query]
): string {
  const pattern = PAGES[name]
  if (!pattern.includes(':')) return withQuery(pattern, first as Query | undefined)
  const path = pattern.replace(/:(\w+)/, (_, part: string) => (first as Query)[part] ?? '')
  return withQuery(path, second)
}

function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
