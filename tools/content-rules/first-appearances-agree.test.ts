import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { firstAppearancesAgree } from './first-appearances-agree.ts'

const guild = (members: object) => ({
  organizations: {
    guild: { name: 'Guild', description: 'The guild of the sailors of the port.', knownMembers: members },
  },
})

test('a member who is first seen where their record says so, or nowhere else, passes', () => {
  const members = { anna: { role: 'Mate', firstAppearance: 1 }, bert: { role: 'Cook' } }
  const smith = { smith: { name: 'A smith', role: 'Smith', firstAppearance: 1 } }
  expect(
    problemsOf(firstAppearancesAgree, {
      1: { characters: { anna } },
      2: { characters: { bert: { ...anna, name: 'Bert', firstAppearance: 1 } }, ...guild({ ...members, ...smith }) },
      3: guild({ bert: { firstAppearance: 1 }, anna: null }),
    }),
  ).toEqual([])
})

test('[DEITY-1][ORG-1] another chapter than that of the record is found', () => {
  const problems = problemsOf(firstAppearancesAgree, {
    1: { characters: { anna } },
    2: guild({ anna: { role: 'Mate', firstAppearance: 2 } }),
  })
  expect(problems.map(({ message }) => message)).toEqual([
    'organizations.guild.knownMembers.anna.firstAppearance: 2, but the record of "anna" says 1.',
  ])
})
