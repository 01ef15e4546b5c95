import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { chaptersAreNotAhead } from './chapters-are-not-ahead.ts'

test('[DATA-3] an earlier or equal chapter passes', () => {
  expect(problemsOf(chaptersAreNotAhead, { 3: { characters: { anna: { ...anna, firstAppearance: 3 } } } })).toEqual([])
})

test('[DATA-3] a later chapter is found, at any depth', () => {
  const quest = {
    title: 'Home',
    description: 'Find the way home.',
    status: 'active',
    type: 'main',
    objectives: { map: { text: 'Find a map', status: 'active', completedInChapter: 5 } },
  }

  const problems = problemsOf(chaptersAreNotAhead, {
    3: { characters: { anna: { ...anna, firstAppearance: 4 } }, quests: { home: quest } },
  })
  expect(problems.map(({ message }) => message)).toEqual([
    'characters.anna.firstAppearance: 4 lies ahead of chapter 3.',
    'quests.home.objectives.map.completedInChapter: 5 lies ahead of chapter 3.',
  ])
})
