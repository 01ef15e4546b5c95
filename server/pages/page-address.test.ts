import { expect, test } from 'vitest'
import { PAGE_FILES } from '#server/testing/page-files.ts'
import { createPageAddress } from './page-address.ts'

const filesOf = (name: string) => ({ ...PAGE_FILES, files: [`/${name}.js`], styles: `/${name}.css` })
const SCREENS = [
  { path: '/', ...filesOf('home') },
  { path: '/codex', ...filesOf('codex') },
  { path: '/codex/recent-activity', ...filesOf('news') },
  { path: '/codex/:section', ...filesOf('section') },
  { path: '/pathways/:pathwayId', ...filesOf('pathway') },
  { path: '/relations', ...filesOf('relations') },
  { path: '/of-no-route', ...filesOf('none') },
]
const read = (path: string) => createPageAddress(SCREENS)(new URL(path, 'https://lamp.example'))

test.each([
  ['/', 'home'],
  ['/codex', 'codex'],
  ['/codex/recent-activity', 'news'],
  ['/relations', 'relations'],
])('[SHELL-13] %s is one page, with the files of its screen', (path, name) => {
  expect(read(path)).toEqual({ address: path, isOne: true, files: filesOf(name) })
})

test.each([
  ['/codex/items', 'section'],
  ['/pathways/seer', 'pathway'],
  ['/pathways/a%2Fb', 'pathway'],
])('[SHELL-13] %s is one of those that anybody can make up', (path, name) => {
  expect(read(path)).toMatchObject({ isOne: false, files: filesOf(name) })
})

test.each([
  '/of-no-route',
  '/quests',
  '/codex/',
  '/codex/items/lamp',
  '/more/codex',
  '/codex2',
  '/pathways/',
  '/pathways/a/b',
])('[SHELL-13] %s is no page', (path) => {
  expect(read(path)).toBeUndefined()
})

test.each([
  ['/codex?utm=1&chapter=60&Q=lamp', '/codex'],
  ['/relations?q=lamp', '/relations'],
  ['/?q=lamp', '/'],
  ['/codex/recent-activity?status=lit', '/codex/recent-activity'],
  [`/codex?q=${'x'.repeat(101)}`, '/codex'],
])('[SHELL-13] what its route does not know makes no other page of it: %s', (path, address) => {
  expect(read(path)).toMatchObject({ address, isOne: true })
})

test.each([
  ['/codex?tab=all&utm=1&q=lamp', '/codex?q=lamp&tab=all'],
  ['/codex?q=lamp&q=rope', '/codex?q=lamp'],
  ['/codex?q=', '/codex?q='],
  [`/codex?q=${'x'.repeat(100)}&tab=${'x'.repeat(101)}`, `/codex?q=${'x'.repeat(100)}`],
  ['/codex/items?since=3&status=lit&id=lamp', '/codex/items?id=lamp&status=lit'],
  ['/codex/recent-activity?status=lit&since=3', '/codex/recent-activity?since=3'],
  ['/codex?q=a%26b%20c', '/codex?q=a%26b+c'],
  ['/pathways/seer?sequence=9&x=1#top', '/pathways/seer?sequence=9'],
])('[SHELL-13] what its route knows is read once each, in one order: %s', (path, address) => {
  expect(read(path)).toMatchObject({ address, isOne: false })
})
