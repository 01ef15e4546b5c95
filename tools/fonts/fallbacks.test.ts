import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FALLBACKS, fallbackRules } from './fallbacks.ts'

const tokens = readFileSync('web/styles/tokens.css', 'utf8')

test.each(FALLBACKS)('what stands in for $family $style $weight is as wide as it, and in use', async (fallback) => {
  const rules = (await fallbackRules(fallback)).split('@font-face').slice(1)

  expect(rules).toHaveLength(fallback.locals.length)
  for (const rule of rules) {
    const [, name] = rule.match(/font-family: ("[^"]+")/)!
    expect(tokens).toContain(name)
    expect(rule).toMatch(/size-adjust: \d+(\.\d+)?%/)
    expect(rule).toMatch(/ascent-override: \d+(\.\d+)?%/)
    expect(rule).toContain(`font-weight: ${fallback.weight}`)
    expect(rule).not.toContain('url(')
  }
})
