import { existsSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { plant } from './fault.ts'
import { faults } from './faults.ts'

test('[DATA-4] each fault can be planted in the gate, and leaves code that can be read', async () => {
  for (const fault of faults) {
    const planted = plant(readFileSync(fault.file, 'utf8'), fault)
    expect(planted, fault.fault).toContain(fault.after)
    if (/\.tsx?$/.test(fault.file))
      await expect(transformWithOxc(planted, fault.file), fault.fault).resolves.toBeDefined()
  }
})

test('each fault names tests that are there', () => {
  for (const tests of faults.flatMap((fault) => fault.tests)) {
    const [file = '', words = ''] = tests.split(' > ')
    expect(existsSync(file), tests).toBe(true)
    // Test filters do not match the titles of steps.
    expect(readFileSync(file, 'utf8').replaceAll(/test\.step\(\s*.*/g, ''), tests).toContain(words)
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
