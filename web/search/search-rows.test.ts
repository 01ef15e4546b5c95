import { expect, test } from 'vitest'
import type { HitGroup } from '#story/search/grouped.ts'
import type { SearchHit } from '#story/search/search.ts'
import { groupsInView } from './search-rows.ts'

const groupsOf = (...sizes: number[]): HitGroup[] =>
  sizes.map((size, place) => ({ key: `group-${place}`, label: `Group ${place}`, hits: Array<SearchHit>(size) }))

test.each([
  ['as many groups as fill what is in view', groupsOf(8, 8, 8, 8), 3],
  ['the group with which it is full', groupsOf(2, 2, 2, 2, 2, 1, 8, 8), 7],
  ['all of few', groupsOf(1, 1, 1), 3],
  ['one that is long itself', groupsOf(500), 1],
])('%s', (_, groups, drawn) => {
  expect(groupsInView(groups)).toEqual(groups.slice(0, drawn))
})
