import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fits, installsAll } from './node-choice.mjs'

test.each(['22.22.0', '22.30.1', '24.11.0', '24.21.0', '26.0.0', '27.1.0'])('Node.js %s will do', (version) => {
  expect(fits(version)).toBe(true)
})

test.each(['18.20.0', '20.20.2', '22.21.9', '23.11.0', '24.10.0', '25.9.0'])('Node.js %s is too old', (version) => {
  expect(fits(version)).toBe(false)
})

test.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '26.0.0'])(
  'npm on Node.js %s installs every package',
  (version) => {
    expect(installsAll(version)).toBe(true)
  },
)

test.each(['18.20.0', '20.18.1', '21.7.0', '22.12.0', '23.4.0'])('npm on Node.js %s leaves some out', (version) => {
  expect(installsAll(version)).toBe(false)
})

test('no package that npm may leave out asks for a later Node.js than those', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optional?: boolean; engines?: { node?: string } }>
  }
  const asked = Object.values(packages).flatMap(({ optional, engines }) => (optional && engines?.node) || [])
  const later = asked.filter((range) => !/^(>= ?|\^)(\d|1\d)\b/.test(range))

  expect([...new Set(later)].sort()).toEqual(['^20.19.0 || >=22.12.0', '^20.19.0 || ^22.13.0 || >=23.5.0'])
})
