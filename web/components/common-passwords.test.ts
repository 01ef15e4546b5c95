import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['123456', true],
  ['password', true],
  ['PassWord', true],
  ['qwerty', true],
  ['      ', true],
  ['zzzzzzzz', true],
  ['zzzzzza', false],
  ['', false],
  [' ', false],
  ['a crow at the lamp', false],
])('[AUTH-11] %j is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon)
})
