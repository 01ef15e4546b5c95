import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plant } from './fault.ts'
import { faults } from './faults.ts'

test('[DATA-4] each fault can be planted in the gate, and names tests that are there', () => {
  for (const fault of faults) {
    expect(plant(readFileSync(fault.file, 'utf8'), fault), fault.fault).toContain(fault.after)
    for (const file of fault.tests) expect(existsSync(file.split(' > ')[0]!), file).toBe(true)
  }
})

test('a fault finds its place however the lines are broken', () => {
  const fault = { ...faults[0]!, before: 'void open(first, { last })', after: 'shut()' }

  expect(plant('a()\nvoid open(\n  first,\n  {\n    last,\n  },\n)\nb()', fault)).toBe('a()\nshut()\nb()')
  expect(plant('void open(first, {last})', fault)).toBe('shut()')
  expect(() => plant('voidopen(first, { last })', fault)).toThrow('is there 0 times')
})

test('a fault whose place is gone, or is there twice, is an error', () => {
  const fault = { ...faults[0]!, before: 'here' }

  expect(() => plant('nowhere', { ...fault, before: 'there' })).toThrow('is there 0 times')
  expect(() => plant('here and here', fault)).toThrow('is there 2 times')
})
