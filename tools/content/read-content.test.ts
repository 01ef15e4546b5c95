import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { smallBook } from '#tools/testing/small-book.ts'
import { readContent } from './read-content.ts'

describe('the chapter files of a content folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'book-'))
    mkdirSync(join(folder, 'chapters'))
    writeFileSync(join(folder, 'book.yaml'), stringify(smallBook))
    write('001.yaml', 'title: Out\n')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (name: string, text: string) => writeFileSync(join(folder, 'chapters', name), text)
  const read = () => {
    const { chapters, problems } = readContent(folder)
    return {
      numbers: chapters.map(({ number }) => number),
      problems: problems.map(({ file, line, rule, message }) => `${file.split('/').at(-1)}:${line} ${rule} ${message}`),
    }
  }

  test.each(['0001.yaml', '000.yaml', '1.yaml', '001.yml', '001 - copy.yaml'])('are not called %s', (name) => {
    write(name, 'title: Home\n')

    expect(read()).toEqual({
      numbers: [1],
      problems: [`${name}:1 file-name A chapter file is named by its number, from 1, in three digits: 032.yaml.`],
    })
  })

  test('lie in no folder below', () => {
    mkdirSync(join(folder, 'chapters/drafts'))

    expect(read().problems).toEqual([expect.stringMatching(/^drafts:1 file-name /)])
  })

  test.each(['.001.yaml.swp', '.DS_Store', '001.yaml~', '#001.yaml#'])('may have %s beside them', (name) => {
    write(name, '\0: [')

    expect(read()).toEqual({ numbers: [1], problems: [] })
  })

  test.each([
    [
      'a group that is not known',
      'title: Home\n\ncharcters:\n  anna: { status: Missing }\n',
      '3 schema file: Unrecognized key: "charcters"',
    ],
    [
      'a field that is not known',
      'characters:\n  anna:\n    status: Missing\n    satus: Missing\n',
      '4 schema characters.anna: Unrecognized key: "satus"',
    ],
    [
      'an id that is none',
      'characters:\n  Anna Black:\n    status: Missing\n',
      '2 schema characters.Anna Black: An id is lower-case words and numbers joined by single hyphens, and not a number alone.',
    ],
  ])('are told the line of %s', (_, text, problem) => {
    write('002.yaml', text)

    expect(read().problems).toEqual([`002.yaml:${problem}`])
  })

  test.each([
    ['a key that stands twice', 'title: Out\ntitle: Home\n', /merge the two/],
    ['a tab', 'characters:\n\tanna: {}\n', /Indent with spaces/],
    ['a second document', 'title: Out\n---\ntitle: Home\n', /Remove the line `---`/],
    ['another slip', 'title: Out: Home\n', /Check the indentation, and quote a text/],
  ])('are told what to do about %s', (_, text, tip) => {
    write('002.yaml', text)

    expect(readContent(folder).problems[0]?.tip).toMatch(tip)
  })

  test('[DATA-9] may call a Sequence seq_9, which is the same as sequence_9', () => {
    const seer = (sequences: string) => `pathways:\n  seer:\n    sequences:\n${sequences}`
    write('001.yaml', seer('      sequence_9: { name: Seer }\n'))
    write('002.yaml', seer('      seq_9: { ritual: By night. }\n      seq_8: { name: Clown }\n'))

    expect(read().problems).toEqual([])
    expect(readContent(folder).chapters[1]?.chapter.pathways).toEqual({
      seer: { sequences: { sequence_9: { ritual: 'By night.' }, sequence_8: { name: 'Clown' } } },
    })
  })

  test('[DATA-9] may not call it both', () => {
    const both = '      sequence_9: { name: Seer }\n      seq_9: { ritual: By night. }\n'
    write('002.yaml', `pathways:\n  seer:\n    sequences:\n${both}`)

    expect(read().problems).toEqual([
      expect.stringMatching(/^002\.yaml:5 schema .* The keys are sequence_9 down to sequence_0\.$/),
    ])
  })
})
