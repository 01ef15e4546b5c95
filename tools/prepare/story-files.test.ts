import { describe, expect, test } from 'vitest'
import type { StoryIndex } from '#api/book.ts'
import { storyFiles } from './story-files.ts'

const size = { first: 1 as const, last: 7, total: 20, bundle: 3 }
const chapters = (changes: Record<string, object> = {}) => ({
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [`chapter_${number}`, { title: `Title ${number}` }])),
  ...changes,
})
const built = (changes?: Record<string, object>, last = size.last) => {
  const files = storyFiles(chapters(changes), { ...size, last })
  return new Map(files.map(({ path, content }) => [`/story/${path}`, content]))
}
const indexOf = (files: Map<string, string>, number: number) =>
  JSON.parse(files.get(`/story/index/${number}.json`) ?? '{}') as StoryIndex

describe('[DATA-6] story files', () => {
  test('hold whole bundles up to the chapter, and of its own bundle only the chapters up to it', () => {
    const files = built()
    const held = indexOf(files, 5).files.map((file) => Object.keys(JSON.parse(files.get(file) ?? '{}')))

    expect(held).toEqual([
      ['chapter_1', 'chapter_2', 'chapter_3'],
      ['chapter_4', 'chapter_5'],
    ])
  })

  test('together hold every chapter once for a reader at any chapter, and none beyond', () => {
    const files = built()
    for (let number = 1; number <= 7; number++) {
      const held = indexOf(files, number).files.flatMap((file) => Object.keys(JSON.parse(files.get(file) ?? '{}')))
      expect(held).toEqual(Array.from({ length: number }, (_, index) => `chapter_${index + 1}`))
    }
  })

  test('[SHELL-3] tell with their index how much is known at a chapter, and not what it is called', () => {
    const told = (names: string[]) => Object.fromEntries(names.map((id) => [id, { name: id }]))
    const files = built({
      chapter_2: { title: 'Two', characters: told(['ann', 'bob']), items: told(['cup']) },
      chapter_3: { characters: told(['cid']), locations: told(['inn']) },
    })
    expect(indexOf(files, 2)).toMatchObject({ known: { characters: 2, locations: 0, items: 1 } })
    expect(indexOf(files, 3)).toMatchObject({ known: { characters: 3, locations: 1, items: 1 } })
    expect(files.get('/story/index/2.json')).not.toContain('Two')
  })

  test('hold each chapter alone for whoever has the file before it, except where its bundle begins', () => {
    const files = built()
    const held = (file: string) => JSON.parse(files.get(file) ?? '{}') as object
    for (let number = 1; number <= 7; number++) {
      const { files: all, step } = indexOf(files, number)
      if (number % 3 === 1) expect(step).toBeUndefined()
      else {
        expect(step?.from).toBe(indexOf(files, number - 1).files.at(-1))
        expect(Object.keys(held(step!.file))).toEqual([`chapter_${number}`])
        expect({ ...held(step!.from), ...held(step!.file) }).toEqual(held(all.at(-1)!))
      }
    }
  })

  test('have addresses and contents that no later chapter can change', () => {
    const [files, changed] = [built(), built({ chapter_5: { title: 'Another' }, chapter_7: {} })]
    for (let number = 1; number <= 4; number++) {
      const index = indexOf(files, number)
      expect(indexOf(changed, number)).toEqual(index)
      const { from, file } = index.step ?? {}
      const named = [...index.files, from, file].filter((address) => address !== undefined)
      for (const address of named) expect(changed.get(address)).toBe(files.get(address))
    }
    expect(indexOf(changed, 5)).not.toEqual(indexOf(files, 5))
  })

  test('stay as they are when the book grows', () => {
    const [files, grown] = [built({}, 5), built({}, 7)]
    for (const [path, content] of files) expect(grown.get(path)).toBe(content)
  })
})
