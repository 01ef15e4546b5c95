import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plant } from './fault.ts'
import { faults } from './faults.ts'
import { isMissed, nameOf, REPORT, readReport, reportOf } from './report.ts'

const report = readReport(readFileSync(REPORT, 'utf8'))

describe('[DATA-4] the faults planted in the gate', () => {
  test('are at least sixty, each another one', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60)
    expect(new Set(faults.map(nameOf)).size).toBe(faults.length)
  })

  test('can all be planted, and name tests that are there', () => {
    for (const fault of faults) {
      expect(plant(readFileSync(fault.file, 'utf8'), fault), fault.fault).toContain(fault.after)
      for (const file of fault.tests) expect(existsSync(file.split(' > ')[0]!), file).toBe(true)
    }
  })

  test('were all caught when the report was written, which has every one of them', () => {
    expect([...report.keys()]).toEqual(faults.map(nameOf))
    expect([...report.values()].filter(isMissed)).toEqual([])
  })
})

test('a fault whose place is gone, or is there twice, is an error', () => {
  const fault = { ...faults[0]!, before: 'here' }

  expect(() => plant('nowhere', { ...fault, before: 'there' })).toThrow('is there 0 times')
  expect(() => plant('here and here', fault)).toThrow('is there 2 times')
})

test('a report is read as it was written', () => {
  const [first, second] = [faults[0]!, faults[1]!]
  const text = reportOf([
    { fault: first, caughtBy: '`a.test.ts`: one | other' },
    { fault: second, caughtBy: undefined },
  ])

  expect(text).toContain('1 of 2 were caught')
  expect([...readReport(text)]).toEqual([
    [nameOf(first), '`a.test.ts`: one | other'],
    [nameOf(second), '**missed**'],
  ])
})
