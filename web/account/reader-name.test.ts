import { expect, test } from 'vitest'
import { readerName } from './reader-name.ts'

test('[ACC-1] a reader is called by username, else display name, else e-mail, else just Reader', () => {
  const anna = { username: 'anna', displayName: 'Anna M.', email: 'anna@example.com' }
  expect(readerName(anna)).toBe('anna')
  expect(readerName({ ...anna, username: ' ' })).toBe('Anna M.')
  expect(readerName({ ...anna, username: '', displayName: '' })).toBe('anna@example.com')
  expect(readerName({ username: '', displayName: '', email: null })).toBe('Reader')
  expect(readerName(undefined)).toBe('Reader')
})
