import { describe, expect, test } from 'vitest'
import type { Field, Fields } from './field.ts'
import { declarationOf, isKind, kinds } from './kinds.ts'
import { declaredPaths, elementOf, targetsOf } from './walk.ts'

const declared = kinds.flatMap((kind) =>
  Array.from(declaredPaths(declarationOf(kind).fields), ({ path, field }) => ({ kind, path, field })),
)
const placed = declared.map(({ kind, path, field }) => [`${kind}.${path.join('.')}`, path, field] as const)

describe.each(kinds)('a declaration of %s', (kind) => {
  test('has a name or a title, or is called by its description', () => {
    const { fields } = declarationOf(kind)
    expect(['name', 'title', 'description', 'status'].some((field) => field in fields)).toBe(true)
  })

  test('has a headline, so that each entry can be in the news', () => {
    expect(declarationOf(kind).fields).toHaveProperty('headline')
  })

  test('refers only to kinds that there are', () => {
    const { fields, keys } = declarationOf(kind)
    const targets = [...targetsOf(keys ?? {}), ...targetsIn(fields)]
    expect(targets.filter((to) => !isKind(to))).toEqual([])
  })
})

function targetsIn(fields: Fields): string[] {
  return Array.from(declaredPaths(fields)).flatMap(({ field }) => {
    const element = elementOf(field)
    const { names = [] } = field
    return [
      ...(element.type === 'map' ? targetsOf(element.keys) : []),
      ...(element.type === 'text' && element.to ? [element.to] : []),
      ...names,
    ]
  })
}

describe('a field', () => {
  test.each(placed.filter(([, , field]) => 'role' in field && field.role === 'remark'))(
    '%s, a remark, stands where the build takes it out',
    (_, path) => {
      expect(path).toHaveLength(1)
    },
  )

  test.each(placed.filter(([, , { isAround }]) => isAround))(
    '%s lies around entries of its own kind',
    (at, _, field) => {
      expect(at).toMatch(new RegExp(`^${field.type === 'text' ? field.to : ''}\\.\\w+$`))
    },
  )

  test.each(placed.filter(([, , field]) => ['facts', 'activity'].includes(grownAs(field))))(
    '%s grows under the name by which types know that it does',
    (_, path, field) => {
      expect(path.at(-1)).toBe(field.type === 'facts' ? 'told' : 'recentActivities')
    },
  )

  test.each(placed.filter(([, , { gate }]) => gate))('%s waits for its gate outside of nested maps', (_, path) => {
    expect(path).not.toContain('*')
  })

  test.each(placed.filter(([, , { type }]) => type === 'map'))('%s is a map of an entry, not of a group', (_, path) => {
    const parents = path.slice(0, -1)
    expect(parents.every((part, index) => part === '*' || parents[index + 1] === '*')).toBe(true)
  })

  test.each(placed.filter(([, , { isPicture }]) => isPicture))('%s gives the picture of a whole entry', (_, path) => {
    expect(path).toHaveLength(1)
  })
})

function grownAs(field: Field): string {
  const element = elementOf(field)
  return element.type === 'text' ? element.role : element.type
}
