import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neededFiles } from './needed-files.ts'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const { files, packages } = neededFiles('.')

test('the dependencies are exactly what a running server needs; all else is for development', () => {
  expect(packages).toEqual(Object.keys(dependencies).sort())
  expect(Object.keys(devDependencies).filter((name) => name in dependencies)).toEqual([])
})

test('a running server needs no test, no tool of authors and no schema of content', () => {
  expect(files).toContain('server/accounts/passwords.ts')
  expect(files).toContain('server/mail/mail.ts')
  expect(files.filter((file) => /\.test\.ts$|testing|attacks|^web|^story\/schema|content/.test(file))).toEqual([])
  expect(
    files.filter((file) => file.startsWith('tools/') && !/^tools\/(account|backup|restore|is-ready)/.test(file)),
  ).toEqual([])
})

test('a file that is imported and not there is named', () => {
  expect(() => neededFiles('tools/release', ['needed-files.test.ts', 'gone.ts'])).toThrow(/gone\.ts/)
})
