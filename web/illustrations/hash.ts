/** FNV-1a, 32 bit. The same text always gives the same number, on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value ^= character.charCodeAt(0)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** mulberry32: an endless sequence of numbers in [0, 1), determined by the seed. */
export function rng(seed: string | number): () => number {
  let state = typeof seed === 'string' ? hash(seed) : seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the choices, selected by the next number of the sequence. */
export function pick<Choice>(random: () => number, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0]
}

/** Rounds a coordinate to one decimal, which is finer than a hairline and short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
