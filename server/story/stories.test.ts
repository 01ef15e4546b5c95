import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFiles } from '#server/http/static-files.ts'
import type { Story } from '#story/engine/story.ts'
import { createStories } from './stories.ts'

let folder: string
/** The requested files. */
let asked: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stories-'))
  asked = []
  mkdirSync(join(folder, 'index'))
  write('one.json', { chapter_1: { characters: { anna: { name: 'Anna' } } } })
  write('two.json', { chapter_2: { characters: { bert: { name: 'Bert' } } } })
  write('index/1.json', { chapter: 1, files: ['/story/one.json'] })
  write('index/2.json', { chapter: 2, files: ['/story/one.json', '/story/two.json'] })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content))

function opened() {
  const get = (name: string) => {
    asked.push(name)
    return listFiles(folder).get(name)
  }
  return createStories({ get })
}

const names = (story: Story | undefined) => story?.characters.map(({ name }) => name)

test('[DATA-6] the story at a chapter is made of its own files, and nothing of a later one is read', async () => {
  const { storyAt } = opened()
  expect(names(await storyAt(1))).toEqual(['Anna'])
  expect(asked).toEqual(['index/1.json', 'one.json'])
})

test('[DATA-6] a reader of an earlier chapter is told no more once another has read further', async () => {
  const { storyAt } = opened()
  expect(names(await storyAt(2))).toEqual(['Anna', 'Bert'])
  expect(names(await storyAt(1))).toEqual(['Anna'])
})

test('a file is read once, however many ask, at once or later', async () => {
  const { storyAt } = opened()
  await Promise.all([storyAt(1), storyAt(1), storyAt(2)])
  await storyAt(2)
  expect(asked.filter((name) => !name.startsWith('index/')).toSorted()).toEqual(['one.json', 'two.json'])
})

test('what has been opened stays as it was', async () => {
  const { storyAt } = opened()
  await storyAt(1)
  write('two.json', { chapter_1: { characters: { carl: { name: 'Carl' } } }, chapter_2: {} })
  expect(names(await storyAt(2))).toEqual(['Anna'])
})

test('there is no story of a chapter that was not built, and nothing to ask for', async () => {
  const { storyAt, addressesAt } = opened()
  expect(await storyAt(3)).toBeUndefined()
  expect(await addressesAt(3)).toEqual([])
})

test('all that a device asks for at a chapter is its index first, then its files', async () => {
  const { addressesAt } = opened()
  expect(await addressesAt(1)).toEqual(['/story/index/1.json', '/story/one.json'])
  expect(await addressesAt(2)).toEqual(['/story/index/2.json', '/story/one.json', '/story/two.json'])
})

test('a story with a file that is missing is told to none, and asks for the build; once that is there it opens', async () => {
  rmSync(join(folder, 'two.json'))
  const { storyAt } = opened()
  await expect(storyAt(2)).rejects.toThrow('/story/two.json is missing; build the story again: npm run build')
  expect(names(await storyAt(1))).toEqual(['Anna'])

  write('two.json', { chapter_2: { characters: { bert: { name: 'Bert' } } } })
  expect(names(await storyAt(2))).toEqual(['Anna', 'Bert'])
})
