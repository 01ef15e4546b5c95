import { expect, test } from 'vitest'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { routesOf } from './route-table.ts'

const titlesByAddress = (sections: typeof allSections) =>
  routesOf({ sections }).map(({ path, title }) => `${path} ${title}`)

test('[SHELL-1] a book has an address for each part that it has, journals under its own names', () => {
  expect(titlesByAddress(allSections)).toEqual([
    '/ Home',
    '/codex Codex',
    '/codex/characters Characters',
    '/codex/items Items & Artifacts',
    '/codex/deities Deities',
    '/codex/organizations Organizations',
    '/codex/locations Locations',
    '/codex/history History',
    '/codex/world-lore World Lore',
    '/codex/old-diary Diary',
    '/codex/hero-notes Notes',
    '/codex/recent-activity Recent Activity',
    '/codex/mysteries Mysteries',
    '/pathways Pathways',
    '/pathways/:pathwayId Pathways',
    '/quests Quest Journal',
    '/relations Relations',
    '/map Map',
    '/feedback Community Feedback',
    '/account Account',
    '/about About',
  ])
})

test('[SHELL-1] what a book leaves out has no address', () => {
  expect(titlesByAddress(fewestSections)).toEqual([
    '/ Home',
    '/codex Codex',
    '/codex/characters Characters',
    '/codex/recent-activity Recent Activity',
    '/codex/mysteries Mysteries',
    '/feedback Community Feedback',
    '/account Account',
    '/about About',
  ])
})
