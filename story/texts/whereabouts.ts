/** One stands on these, and in anything else. */
const GROUND = /\b(?:Street|Road|Lane|Avenue|Square|Quay|Island|Continent)$/

/** What lies at a place lies there: `on Cooper Lane`, `in Saltmere`, `under the lighthouse`. */
export function whereabouts(name: string): string {
  const [, before, rest] = /^(?:(Under|Above|Below|Beyond|Behind|The) )?(.+)$/.exec(name)!
  if (before !== undefined && before !== 'The') return `${before.toLowerCase()} ${rest}`
  return `${GROUND.test(name) ? 'on' : 'in'} ${before === undefined ? '' : 'the '}${rest}`
}
