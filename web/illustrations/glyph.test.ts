import { expect, test } from 'vitest'
import { glyphPaths } from './glyph.ts'

test('path data is drawn as it is, alone or in a list', () => {
  expect(glyphPaths({ body: 'M0 0h512v512z' })).toEqual(['M0 0h512v512z'])
  expect(glyphPaths({ body: ['M0 0h1', 'm1 1h1'] })).toEqual(['M0 0h1', 'm1 1h1'])
})

test('of markup only the paths are drawn', () => {
  const body = '<path fill="currentColor" d="M1 2L3-4e2z"/><script>alert(1)</script><path d="m5 5h1"/>'

  expect(glyphPaths({ body })).toEqual(['M1 2L3-4e2z', 'm5 5h1'])
})

test('what is no path data is left out', () => {
  expect(glyphPaths({ body: ['url(#x)', 'M0 0" onload="x', '<image href="https://a.example/x.png"/>', ''] })).toEqual(
    [],
  )
})
