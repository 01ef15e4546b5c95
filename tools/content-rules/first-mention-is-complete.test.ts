import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { firstMentionIsComplete } from './first-mention-is-complete.ts'

test('a first mention with all required fields passes, and so does a later patch of one field', () => {
  expect(
    problemsOf(firstMentionIsComplete, {
      1: { characters: { anna } },
      2: { characters: { anna: { status: 'Missing' } } },
    }),
  ).toEqual([])
})

test('a field told only later is missed in the chapter that first names the entry', () => {
  const { status, ...rest } = anna
  const problems = problemsOf(firstMentionIsComplete, {
    1: { characters: { anna: rest } },
    2: { characters: { anna: { status } } },
  })

  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({
    file: expect.stringMatching(/001\.yaml$/),
    line: 3,
    message: expect.stringContaining('characters.anna.status'),
  })
})

test('an entry in a nested map must be complete too', () => {
  const crew = { name: 'Crew', description: 'The people of the ship.', knownMembers: { anna: {} } }

  expect(problemsOf(firstMentionIsComplete, { 1: { organizations: { crew } } })[0]?.message).toContain(
    'organizations.crew.knownMembers.anna.role',
  )
})
