import type { FixedText } from './fixed-text.ts'

/** Texts of the codex. */
export const codexTexts: readonly FixedText[] = [
  {
    text: 'All Content',
    where: 'the hub, first tab',
    sources: ['web/codex/start/codex-screen.tsx'],
    seen: { chapter: 42, at: '/codex' },
  },
  {
    text: 'Recently Added',
    where: 'the hub, second tab',
    sources: ['web/codex/start/codex-screen.tsx'],
  },
  {
    text: 'Found an Issue? Add Info',
    where: 'the hub, the way to the feedback',
    sources: ['web/codex/start/codex-screen.tsx'],
    seen: { chapter: 42, at: '/codex' },
  },
  {
    text: 'No results found for “{}”',
    where: 'a search of the codex without hits',
    sources: ['web/codex/start/search-results.tsx'],
    seen: { chapter: 42, at: '/codex?q=quixotry', shown: 'No results found for “quixotry”' },
  },
  {
    text: 'Back to Codex',
    where: 'every section of the codex, on wider screens',
    sources: ['web/codex/list/section-page.tsx', 'web/codex/news/recent-activity-screen.tsx'],
    seen: { chapter: 42, at: '/codex/items' },
  },
  {
    text: 'Items & Artifacts',
    where: 'the heading and the title of the items',
    sources: ['content/book.yaml'],
    seen: { chapter: 42, at: '/codex/items' },
  },
  {
    text: 'All Grades (sealed)',
    where: 'the Rarity/Grade select of the items',
    sources: ['content/book.yaml'],
  },
  {
    text: 'Discovered in: Ch {}',
    where: 'the card of a god',
    sources: ['kinds/deities.ts'],
    seen: { chapter: 42, at: '/codex/deities' },
  },
  {
    text: 'Unlocked: Ch {}',
    where: 'the card of a location',
    sources: ['kinds/locations.ts'],
    seen: { chapter: 42, at: '/codex/locations' },
  },
  {
    text: 'First mentioned/visited in Chapter {}',
    where: 'the record of a location',
    sources: ['kinds/locations.ts'],
    seen: { chapter: 42, at: '/codex/locations?id={locations}' },
  },
  {
    text: 'Revealed: Ch {}',
    where: 'the card of a piece of history',
    sources: ['kinds/history.ts'],
    seen: { chapter: 42, at: '/codex/history' },
  },
  {
    text: 'First revealed in Chapter {}',
    where: 'the record of a piece of history',
    sources: ['kinds/history.ts'],
  },
  {
    text: 'Journal Entry',
    where: 'a note without a title of its own',
    sources: ['story/entries/codex-entries.ts'],
  },
  {
    text: 'Current Chapter Updates',
    where: 'Recent activity, first heading',
    sources: ['web/codex/news/recent-activity-screen.tsx'],
    seen: { chapter: 42, at: '/codex/recent-activity' },
  },
  {
    text: 'No new updates in this chapter.',
    where: 'Recent activity in a chapter without news',
    sources: ['web/codex/news/recent-activity-screen.tsx'],
  },
  {
    text: 'Last 5 Chapters Timeline',
    where: 'Recent activity, second heading',
    sources: ['web/codex/news/recent-activity-screen.tsx'],
    seen: { chapter: 42, at: '/codex/recent-activity' },
  },
  {
    text: 'No recent additions in the last 5 chapters.',
    where: 'Recent activity without earlier news',
    sources: ['web/codex/news/recent-activity-screen.tsx'],
    seen: { chapter: 1, at: '/codex/recent-activity' },
  },
  {
    text: 'View Details →',
    where: 'each piece of news in Recent activity',
    sources: ['web/codex/news/news-story.tsx', 'web/codex/news/news-timeline.tsx'],
    seen: { chapter: 42, at: '/codex/recent-activity' },
  },
]
