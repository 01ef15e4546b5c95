import { expect, test } from 'vitest'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { mainLinks } from './links.ts'

test('[SHELL-4] the menu has what the book has, under its own words', () => {
  const sections = { ...allSections, quests: { ...allSections.quests!, label: 'Aims' } }

  expect(mainLinks({ sections }).map(({ to, text }) => [to, text])).toEqual([
    ['/', 'Home'],
    ['/codex', 'Codex'],
    ['/pathways', 'Pathways'],
    ['/quests', 'Aims'],
    ['/relations', 'Relations'],
    ['/map', 'Map'],
  ])
})

test('[SHELL-4] what a book leaves out is not in its menu', () => {
  expect(mainLinks({ sections: fewestSections }).map(({ to }) => to)).toEqual(['/', '/codex'])
})
