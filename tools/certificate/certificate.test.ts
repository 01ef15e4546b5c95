import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { readContent } from '#tools/content/read-content.ts'
import { anna } from '#tools/testing/check.ts'
import { smallBook } from '#tools/testing/small-book.ts'
import { noCertificate, readCertificate } from './certificate.ts'
import { certify } from './certify.ts'
import { checkCertificate } from './check-certificate.ts'
import { readErrata } from './errata.ts'
import { chain, contentGiven } from './given.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'book-'))
  mkdirSync(join(folder, 'chapters'))
  writeBook({})
  write(1, { characters: { anna } })
  write(2, { characters: { anna: { status: 'Missing' } } })
})
afterEach(() => rmSync(folder, { recursive: true }))

const writeBook = (changes: object) =>
  writeFileSync(join(folder, 'book.yaml'), stringify({ ...smallBook, aliases: [], ...changes }))
const write = (number: number, chapter: unknown) =>
  writeFileSync(join(folder, 'chapters', `00${number}.yaml`), stringify(chapter))
const writeErrata = (...errata: object[]) => writeFileSync(join(folder, 'errata.yaml'), stringify(errata))
const text = (name: string) => readFileSync(join(folder, name), 'utf8')

const given = () => contentGiven(readContent(folder))!
const certifyAs = (version: string) => certify(folder, given(), readCertificate(folder), readErrata(folder), version)
const problems = () =>
  checkCertificate(readContent(folder), given(), readCertificate(folder), readErrata(folder)).map(
    ({ file, message }) => `${file.split('/').at(-1)}: ${message}`,
  )

const correction = { chapter: 2, date: '2026-12-01', reason: 'He was never missing.' }

describe('[DATA-4] what readers were given', () => {
  test('may change as long as no version was released with it', () => {
    expect(problems()).toEqual([])
    write(1, { title: 'Otherwise' })

    expect(problems()).toEqual([])
    expect(certifyAs('1.0.0')).toBe(8)
    expect(problems()).toEqual([])
  })

  test('stays from its release on: a change is found, in its chapter and in no other', () => {
    certifyAs('1.0.0')
    write(2, { characters: { anna: { status: 'Alive' } } })

    expect(problems()).toEqual(['002.yaml: Chapter 2 gives readers something different from version 1.0.0.'])
  })

  test('is what travels: a fact held back for its gate belongs to the chapter of the gate', () => {
    certifyAs('1.0.0')
    write(2, { characters: { anna: { status: 'Missing', sequence: { number: 9 } } } })

    expect(problems()).toEqual(['book.yaml: Chapter 4 gives readers something different from version 1.0.0.'])
  })

  test('can be corrected by a line that names the chapter, and by nothing else', () => {
    certifyAs('1.0.0')
    write(2, { characters: { anna: { status: 'Alive' } } })
    writeErrata({ ...correction, chapter: 1 })
    expect(problems()).toHaveLength(2)

    writeErrata(correction)
    expect(problems()).toEqual([])
    certifyAs('1.0.1')
    expect(problems()).toEqual([])
    expect(text('errata.yaml')).toContain(`told: ${given().told[1]}`)

    write(2, { characters: { anna: { status: 'Asleep' } } })
    expect(problems()).toHaveLength(1)
    writeFileSync(join(folder, 'errata.yaml'), text('errata.yaml') + stringify([correction]))
    expect(problems()).toEqual([])
  })

  test('may be corrected for several reasons before the next release', () => {
    certifyAs('1.0.0')
    write(2, { characters: { anna: { status: 'Alive', name: 'Anna Bell' } } })
    writeErrata(correction, { ...correction, reason: 'Her surname was left out.' })
    expect(problems()).toEqual([])

    certifyAs('1.0.1')
    expect(problems()).toEqual([])
  })

  test('needs no correction where nothing changed', () => {
    writeErrata(correction)
    expect(problems()).toEqual(['errata.yaml: The correction of chapter 2 changes nothing that readers were given.'])
    certifyAs('1.0.0')
    expect(problems()).toHaveLength(1)
  })

  test('stays when the book grows, which certifies the new chapter alone', () => {
    writeBook({ chapters: { ...smallBook.chapters, last: 7 } })
    certifyAs('1.0.0')
    const before = text('certificate.txt')
    writeBook({ labels: { ...smallBook.labels, 8: 'The eighth' } })
    write(8, { title: 'The eighth', characters: { anna: { sequence: { number: 8 } } } })
    expect(problems()).toEqual([])

    expect(certifyAs('1.1.0')).toBe(1)
    expect(text('certificate.txt')).toBe(`${before}8 1.1.0 ${given().told[7]} ${chain(given())[7]}\n`)
  })

  test('is also the book’s public constants, once, and that there are as many chapters', () => {
    certifyAs('1.0.0')
    writeBook({ product: 'Another Codex' })
    expect(problems()).toEqual([
      'book.yaml: A public constant of the book gives readers something different from version 1.0.0.',
    ])

    writeErrata({ ...correction, chapter: 'book' })
    expect(problems()).toEqual([])
    writeBook({ product: 'Another Codex', labels: { 1: 'Another beginning' } })
    expect(problems()).toEqual(['001.yaml: Chapter 1 gives readers something different from version 1.0.0.'])
    writeBook({ product: 'Another Codex', chapters: { ...smallBook.chapters, last: 7 } })
    expect(problems()).toEqual(['book.yaml: Chapter 8 was released with version 1.0.0 and is gone.'])
  })
})

describe('a certificate', () => {
  test('that was written by hand is found', () => {
    certifyAs('1.0.0')
    const lines = text('certificate.txt').split('\n')
    const of = (start: string) => lines.findIndex((line) => line.startsWith(start))
    for (const wrong of [
      lines.with(of('3 '), lines[of('3 ')]!.replace(/[0-9a-f]{64}/, '0'.repeat(64))),
      lines.toSpliced(of('3 '), 1),
      lines.toSpliced(of('book '), 1),
      lines.with(of('3 '), '3 1.0.0'),
    ]) {
      writeFileSync(join(folder, 'certificate.txt'), wrong.join('\n'))
      expect(problems()).toEqual([
        'certificate.txt: This line was changed: the hash chain of the certificate is broken here.',
      ])
    }
  })

  test('can be begun anew as long as there is no correction', () => {
    certifyAs('1.0.0')
    write(2, {})
    certify(folder, given(), noCertificate(folder), readErrata(folder), '1.0.0')
    expect(problems()).toEqual([])
  })

  test('takes no correction without a date or a reason', () => {
    writeErrata({ chapter: 2, date: 'yesterday', reason: 'so' })
    expect(problems()).toHaveLength(2)
    writeFileSync(join(folder, 'errata.yaml'), '# none\n')
    expect(problems()).toEqual([])
  })
})
