import { describe, expect, test } from 'vitest'
import { amount, type Fields, group, line, list, map, optional, text } from './field.ts'
import { declaredPaths, elementOf, keysOf, placesOf, targetsOf, textsWithRole } from './walk.ts'

const name = line('name')

/** A ship with a hull made of decks, a crew with tools each, and a fare. */
const ship: Fields = {
  name,
  motto: optional(text('prose')),
  aliases: list(line('alias')),
  fare: amount,
  hull: group({ name, deck: group({ name }) }),
  crew: map({ name, tools: map({ name }) }, { keys: { to: 'characters' } }),
}

const placedIn = (told: Record<string, unknown>) =>
  Array.from(placesOf(ship, told), ({ path, value }) => [path.join('.'), value])
const pathsIn = (told: Record<string, unknown>) => placedIn(told).map(([path]) => path)
const keyedIn = (told: Record<string, unknown>) => Array.from(keysOf(ship, told))
const textsIn = (told: Record<string, unknown>, role: Parameters<typeof textsWithRole>[2]) =>
  Array.from(textsWithRole(ship, told, role), ({ path, text }) => `${path.join('.')}: ${text}`)

describe('the places of a patch', () => {
  test('are the fields that it writes, each with its declaration and all of its value', () => {
    expect(Array.from(placesOf(ship, { name: 'Pharaon', fare: { pounds: 1 } }))).toEqual([
      { path: ['name'], field: name, value: 'Pharaon' },
      { path: ['fare'], field: amount, value: { pounds: 1 } },
    ])
  })

  test('lie within groups and within each entry of a nested map, each once', () => {
    const told = {
      hull: { name: 'Oak', deck: { name: 'Upper' } },
      crew: { anna: { name: 'Anna', tools: { rope: { name: 'Rope' } } }, bert: { name: 'Bert' } },
    }
    expect(pathsIn(told)).toEqual([
      'hull',
      'hull.name',
      'hull.deck',
      'hull.deck.name',
      'crew',
      'crew.anna.name',
      'crew.anna.tools',
      'crew.anna.tools.rope.name',
      'crew.bert.name',
    ])
  })

  test('take the id of an entry for no field, though a field is called like it', () => {
    expect(pathsIn({ crew: { name: { tools: {} } } })).toEqual(['crew', 'crew.name.tools'])
  })

  test('hold what is taken away', () => {
    expect(placedIn({ motto: null, hull: null, crew: { anna: null } })).toEqual([
      ['motto', null],
      ['hull', null],
      ['crew', { anna: null }],
    ])
    expect(placedIn({ crew: null })).toEqual([['crew', null]])
  })

  test('are none where no field is declared, whatever its name means to a program', () => {
    expect(pathsIn({ colour: 'Red', constructor: 'A yard', toString: 'A rope' })).toEqual([])
  })

  test('end at a value that its field cannot hold', () => {
    expect(pathsIn({ name: { deck: { name: 'Upper' } }, hull: 'Oak', crew: [{ name: 'Anna' }] })).toEqual([
      'name',
      'hull',
      'crew',
    ])
  })
})

describe('the texts of a role', () => {
  test('are found at any depth, and no others', () => {
    const told = {
      name: 'Pharaon',
      motto: 'Wait and hope.',
      fare: { pounds: 1 },
      hull: { name: 'Oak' },
      crew: { anna: { name: 'Anna' } },
    }
    expect(textsIn(told, 'name')).toEqual(['name: Pharaon', 'hull.name: Oak', 'crew.anna.name: Anna'])
    expect(textsIn(told, 'prose')).toEqual(['motto: Wait and hope.'])
  })

  test('stand in a list one by one, each with its number', () => {
    expect(textsIn({ aliases: ['The Pharaoh', 'The old ship'] }, 'alias')).toEqual([
      'aliases.0: The Pharaoh',
      'aliases.1: The old ship',
    ])
  })

  test('are only what is a text', () => {
    expect(textsIn({ name: null, aliases: ['The Pharaoh', 3, null] }, 'alias')).toEqual(['aliases.0: The Pharaoh'])
    expect(textsIn({ name: null, hull: { name: 4 } }, 'name')).toEqual([])
  })
})

describe('the ids within an entry', () => {
  test('are those of nested maps at any depth, with what is told of each', () => {
    const rope = { name: 'Rope' }
    const anna = { name: 'Anna', tools: { rope } }
    const keys = keyedIn({ name: 'Pharaon', fare: { pounds: 1 }, hull: { deck: { name: 'Upper' } }, crew: { anna } })
    expect(keys.map(({ path, id, entry }) => ({ path, id, entry }))).toEqual([
      { path: ['crew', 'anna'], id: 'anna', entry: anna },
      { path: ['crew', 'anna', 'tools', 'rope'], id: 'rope', entry: rope },
    ])
    expect(keys.map(({ map }) => targetsOf(map.keys))).toEqual([['characters'], []])
  })

  test('have no entry where it is taken away', () => {
    expect(keyedIn({ crew: { anna: null } })).toMatchObject([{ id: 'anna', entry: null }])
  })

  test.each([[null], ['Anna'], [['Anna']], [7], [undefined]])('are none in a map that is %j', (crew) => {
    expect(keyedIn({ crew })).toEqual([])
  })
})

describe('a declaration', () => {
  test('has the paths of its fields at any depth, with a star for the ids of a map', () => {
    expect(Array.from(declaredPaths(ship), ({ path }) => path.join('.'))).toEqual([
      'name',
      'motto',
      'aliases',
      'fare',
      'hull',
      'hull.name',
      'hull.deck',
      'hull.deck.name',
      'crew',
      'crew.*.name',
      'crew.*.tools',
      'crew.*.tools.*.name',
    ])
    expect(Array.from(declaredPaths({ name }))).toEqual([{ path: ['name'], field: name }])
  })

  test('holds in a list what the innermost list is made of', () => {
    expect(elementOf(list(list(name)))).toBe(name)
    expect(elementOf(name)).toBe(name)
  })

  test('says to which kinds an id may belong', () => {
    expect(targetsOf({ to: 'items' })).toEqual(['items'])
    expect(targetsOf({ to: ['items', 'deities'] })).toEqual(['items', 'deities'])
    expect(targetsOf({})).toEqual([])
  })
})
