import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { abilityListsToMaps } from './ability-lists.ts'
import { readContentFile } from './content-file.ts'
import type { Problem } from './problem.ts'

/** One character's abilities after each of the chapters given as YAML. */
function mapsOf(...chapters: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'abilities-'))
  const sources = chapters.map((abilities, index) => {
    const path = join(folder, `00${index + 1}.yaml`)
    writeFileSync(path, `characters:\n  anna:\n    abilities: ${abilities}\n`)
    return { number: index + 1, file: readContentFile(path) }
  })
  rmSync(folder, { recursive: true })
  const problems: Problem[] = []
  const maps = abilityListsToMaps(sources, problems).map(
    ({ data }) => (data as never as { characters: { anna: { abilities: unknown } } }).characters.anna.abilities,
  )
  return { maps, problems }
}

describe('[DATA-7] ability lists', () => {
  test('add, update, remove and rename by id or by name', () => {
    const { maps, problems } = mapsOf(
      '[{ action: add, name: Spirit Sight, description: Sees spirits. }, { action: add, id: cards, name: Cards }]',
      '[{ action: update, name: Spirit Sight, description: Sees auras. }]',
      '[{ action: rename, oldName: Spirit Sight, name: Spirit Vision }, { action: remove, id: cards }]',
      '[{ action: update, name: Spirit Vision, description: Opens at a wish. }]',
    )

    expect(problems).toEqual([])
    expect(maps).toEqual([
      { 'spirit-sight': { name: 'Spirit Sight', description: 'Sees spirits.' }, cards: { name: 'Cards' } },
      { 'spirit-sight': { name: 'Spirit Sight', description: 'Sees auras.' } },
      { 'spirit-sight': { name: 'Spirit Vision' }, cards: null },
      { 'spirit-sight': { name: 'Spirit Vision', description: 'Opens at a wish.' } },
    ])
  })

  test('do several things to one ability, each knowing what those before it did', () => {
    const { maps, problems } = mapsOf(
      '[{ action: add, name: Cards }, { action: update, name: Cards, description: Reads cards. }]',
      '[{ action: update, id: cards, description: Reads all cards. }, { action: rename, oldId: cards, name: Tarot }]',
      '[{ action: rename, oldId: cards, name: Lots }, { action: update, name: Lots, description: Draws lots. }]',
      '[{ action: rename, oldName: Lots, name: Dice }, { action: remove, name: Dice }]',
    )

    expect(problems).toEqual([])
    expect(maps).toEqual([
      { cards: { name: 'Cards', description: 'Reads cards.' } },
      { cards: { name: 'Tarot', description: 'Reads all cards.' } },
      { cards: { name: 'Lots', description: 'Draws lots.' } },
      { cards: null },
    ])
  })

  test('understand maps and lists side by side', () => {
    const { maps, problems } = mapsOf(
      '{ cards: { name: Cards } }',
      '[{ action: rename, oldId: cards, name: Card reading }]',
    )

    expect(problems).toEqual([])
    expect(maps[1]).toEqual({ cards: { name: 'Card reading' } })
  })

  test.each(['update', 'remove', 'rename'])('that %s what is not known are a problem with file and line', (action) => {
    const { problems } = mapsOf(
      '[{ action: add, name: Cards }]',
      `[{ action: ${action}, oldName: Crads, name: Crads }]`,
    )

    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ line: 3, rule: 'ability-operations' })
    expect(problems[0]?.file).toMatch(/002\.yaml$/)
  })
})
