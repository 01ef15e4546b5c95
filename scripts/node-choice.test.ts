import { expect, test } from 'vitest'
import { fits } from './node-choice.mjs'

test.each(['22.22.0', '22.30.1', '24.11.0', '24.21.0', '26.0.0', '27.1.0'])('Node.js %s will do', (version) => {
  expect(fits(version)).toBe(true)
})

test.each(['18.20.0', '20.20.2', '22.21.9', '23.11.0', '24.10.0', '25.9.0'])('Node.js %s is too old', (version) => {
  expect(fits(version)).toBe(false)
})
