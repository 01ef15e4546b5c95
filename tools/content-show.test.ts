import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMPILE_CACHE } from '#server/testing/compile-cache.ts'
import { readContent } from './content/read-content.ts'
import { showContent } from './content/show-content.ts'

const env = { ...process.env, ...COMPILE_CACHE, BOOK: 'content-examples/saltmere' }
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/content-show.ts', ...args], { encoding: 'utf8', env })

const saltmere = readContent('content-examples/saltmere')
const show = (...args: string[]) => showContent(saltmere, args)
const json = (...args: string[]) => JSON.parse(show(...args, '--json'))

describe('content:show', () => {
  test('[DATA-2] prints the state at a chapter under the names of the specification, and nothing else', () => {
    const { stdout, stderr, status } = run('--chapter', '42', '--json')
    const state = JSON.parse(stdout)

    expect([stderr, status]).toEqual(['', 0])
    const collections = [
      'date',
      'characters',
      'pathways',
      'items',
      'inventory',
      'deities',
      'organizations',
      'locations',
      'worldLore',
      'history',
      'keepersDiary',
      'wrensNotes',
      'news',
      'mysteries',
      'quests',
      'balance',
      'transactions',
      'abilities',
    ]
    expect(Object.keys(state)).toEqual(expect.arrayContaining(collections))
    expect(Object.keys(state.quests)).toEqual(['main', 'side', 'longTermInvestigations'])
    expect(Object.keys(state.abilities).toSorted()).toEqual(['fog', 'languages', 'learned', 'pathway'])
    expect(state.characters['wren-harrow'].wrenCardData).toHaveProperty('mainGoal')
    expect(state.characters['wren-harrow'].current_status).toEqual({ current_date: state.date })
  })

  test('[DATA-3] gives every entry the chapter in which it is unlocked, and none beyond the chapter asked for', () => {
    const chapters = JSON.stringify(json('--chapter', '42')).matchAll(
      /"(?:first\w+|discoveredAt|acquiredAt|revealedAt|startChapter|chapter)":(\d+)/g,
    )
    const numbers = Array.from(chapters, ([, number]) => Number(number))

    expect(numbers.length).toBeGreaterThan(100)
    expect(Math.max(...numbers)).toBe(42)
  })

  test('writes the state at every chapter into a folder, each as it is shown by itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'states-'))
    try {
      expect(show('--all', folder)).toBe('')
      expect(readdirSync(folder)).toHaveLength(60)
      expect(JSON.parse(readFileSync(join(folder, '42.json'), 'utf8'))).toEqual(json('--chapter', '42'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('can be piped when npm runs it silently: JSON and not a line beside it', { tags: ['extended'] }, () => {
    const { stdout, status } = spawnSync('npm', ['run', '-s', 'content:show', '--', '--chapter', '1', '--json'], {
      encoding: 'utf8',
      env,
      shell: process.platform === 'win32',
    })

    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ chapter: 1 })
  })

  test('prints one kind, or one entry, at any depth', () => {
    expect(json('--chapter', '42', '--kind', 'characters', '--id', 'bram-tolliver')).toMatchObject({
      id: 'bram-tolliver',
      name: 'Bram Tolliver',
    })
    expect(json('--chapter', '42', '--kind', 'quests', '--id', 'way-back')).toMatchObject({
      type: 'longTermInvestigations',
      startChapter: 22,
    })
    expect(show('--chapter', '42', '--kind', 'characters', '--id', 'bram-tolliver')).toContain('name: Bram Tolliver')
  })

  test('[DATA-4] answers an id of a later chapter like one that never was', () => {
    expect(show('--chapter', '1', '--kind', 'characters', '--id', 'bram-tolliver', '--json')).toBe('null\n')
    expect(show('--chapter', '1', '--kind', 'characters', '--id', 'nobody', '--json')).toBe('null\n')
  })

  test.each([
    [[], '--chapter takes a number from 1 to 60'],
    [['--chapter', '0'], '--chapter takes a number from 1 to 60'],
    [['--chapter', '61'], '--chapter takes a number from 1 to 60'],
    [['--chapter', '4.5'], '--chapter takes a number from 1 to 60'],
    [['--chapter', '1', '--kind', 'people'], '--kind takes one of'],
    [['--chapter', '1', '--id', 'x'], '--id needs --kind'],
    [['--chapters', '1'], '--chapters'],
  ])('refuses %j with a reason', (args, reason) => {
    expect(() => show(...args)).toThrow(reason)
  })

  test('says on standard error what it refuses, and how it is asked', { tags: ['extended'] }, () => {
    const { stdout, stderr, status } = run('--chapter', '61')

    expect([stdout, status]).toEqual(['', 1])
    expect(stderr).toMatch(/^✖ --chapter takes a number from 1 to 60\.\n {2}npm run content:show -- /)
  })
})
