import { readFileSync } from 'node:fs'
import type { PublicBook } from '#api/book.ts'

const { sections }: PublicBook = JSON.parse(readFileSync('build/book.json', 'utf8'))

/** Every route of a signed-in reader, from the table of the specification's section 2. */
export const ROUTES = [
  '/',
  '/codex',
  '/codex/characters',
  '/codex/items',
  '/codex/deities',
  '/codex/organizations',
  '/codex/locations',
  '/codex/history',
  '/codex/world-lore',
  `/codex/${sections.diary?.route}`,
  `/codex/${sections.notes?.route}`,
  '/codex/recent-activity',
  '/pathways',
  '/pathways/seer',
  '/quests',
  '/relations',
  '/map',
  '/feedback',
  '/account',
  '/about',
]
