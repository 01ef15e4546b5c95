import { expect, test } from 'vitest'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { screensOf } from './routes.tsx'

const addresses = (sections: typeof allSections) => screensOf({ sections }).map(({ path }) => path)

test('[SHELL-1] a book has an address for each part that it has, journals under its own names', () => {
  expect(addresses(allSections)).toEqual([
    '/',
    '/codex',
    '/codex/characters',
    '/codex/items',
    '/codex/deities',
    '/codex/organizations',
    '/codex/locations',
    '/codex/history',
    '/codex/world-lore',
    '/codex/old-diary',
    '/codex/hero-notes',
    '/codex/recent-activity',
    '/pathways',
    '/pathways/:pathwayId',
    '/quests',
    '/relations',
    '/map',
    '/feedback',
    '/account',
    '/about',
  ])
})

test('[SHELL-1] what a book leaves out has no address', () => {
  expect(addresses(fewestSections)).toEqual([
    '/',
    '/codex',
    '/codex/characters',
    '/codex/recent-activity',
    '/feedback',
    '/account',
    '/about',
  ])
})
