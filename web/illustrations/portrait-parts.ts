import { pick, rng } from './hash.ts'
import type { CUTS, GLASSES } from './silhouette-cuts.tsx'
import type { BUSTS, FACES, FACIAL, HAIR, HATS } from './silhouette-shapes.ts'

/** The parts of a silhouette. */
export type PortraitParts = {
  face: keyof typeof FACES
  hair: keyof typeof HAIR | 'none'
  hat: keyof typeof HATS | 'none'
  facial: keyof typeof FACIAL | 'none'
  bust: keyof typeof BUSTS
  cut: readonly (keyof typeof CUTS)[]
  glasses: keyof typeof GLASSES | 'none'
}

/** Parts given by a record; missing ones stay plain. */
export type GivenParts = { [Part in keyof PortraitParts]?: PortraitParts[Part] | undefined }

/** What a record says about a person's looks. */
export type PortraitHints = {
  sex?: 'female' | 'male' | undefined
  age?: 'young' | 'adult' | 'old' | undefined
  station?: 'gentle' | 'working' | 'uniform' | 'clergy' | undefined
  hooded?: boolean | undefined
}

/**
 * A silhouette that fits what the record says, and is always the same for the same id. If nothing is known of a person, it
 * shows a hood.
 */
export function portraitParts(id: string, { sex, age = 'adult', station = 'gentle', hooded }: PortraitHints) {
  if (hooded || !sex) return HOODED

  const random = rng(`portrait:${id}`)
  return sex === 'female' ? lady(random, age, station) : gentleman(random, age, station)
}

const HOODED: PortraitParts = {
  face: 'f2',
  hair: 'none',
  hat: 'hoodie',
  facial: 'none',
  bust: 'robe',
  cut: [],
  glasses: 'none',
}

type Age = NonNullable<PortraitHints['age']>
type Station = NonNullable<PortraitHints['station']>

function lady(random: () => number, age: Age, station: Station): PortraitParts {
  const hat = age !== 'young' && station === 'gentle' ? pick(random, LADIES_HATS) : 'none'
  return {
    face: pick(random, ['f1', 'f2']),
    hair: hat === 'bonnet' ? 'none' : pick(random, LADIES_HAIR[age]),
    hat,
    facial: 'none',
    bust: station === 'uniform' ? 'uniform' : station === 'clergy' ? 'robe' : 'gown',
    cut: pick<PortraitParts['cut']>(random, [['lace'], ['high'], ['lace', 'brooch'], ['high', 'brooch']]),
    glasses: age === 'old' ? pick(random, ['none', 'specs']) : 'none',
  }
}

function gentleman(random: () => number, age: Age, station: Station): PortraitParts {
  const hat = pick(random, HATS_BY_STATION[station])
  return {
    face: pick(random, ['m1', 'm2']),
    hair: pick(random, GENTLEMENS_HAIR[age]),
    hat,
    facial: pick(random, FACIAL_BY_AGE[age]),
    bust: BUST_BY_STATION[station],
    cut: station === 'clergy' || station === 'uniform' ? ['high'] : pick(random, COLLARS),
    glasses: age === 'young' ? 'none' : pick(random, ['none', 'none', 'none', 'specs', 'monocle']),
  }
}

type Choices<Part extends keyof PortraitParts> = [PortraitParts[Part], ...PortraitParts[Part][]]

const LADIES_HATS: Choices<'hat'> = ['none', 'none', 'feathered', 'bonnet']

const LADIES_HAIR: Record<Age, Choices<'hair'>> = {
  young: ['waves', 'waves', 'bun'],
  adult: ['bun', 'highbun', 'coil', 'waves'],
  old: ['bun', 'highbun'],
}

const GENTLEMENS_HAIR: Record<Age, Choices<'hair'>> = {
  young: ['swept', 'parted', 'curly'],
  adult: ['swept', 'parted', 'curly', 'receding', 'queue'],
  old: ['receding', 'receding', 'queue'],
}

const FACIAL_BY_AGE: Record<Age, Choices<'facial'>> = {
  young: ['none'],
  adult: ['none', 'none', 'moustache', 'chops'],
  old: ['beard', 'chops', 'moustache'],
}

const HATS_BY_STATION: Record<Station, Choices<'hat'>> = {
  gentle: ['none', 'none', 'tophat', 'halftop', 'bowler'],
  working: ['none', 'cap', 'cap', 'bowler'],
  uniform: ['none', 'none', 'cap'],
  clergy: ['none'],
}

const BUST_BY_STATION: Record<Station, PortraitParts['bust']> = {
  gentle: 'frock',
  working: 'frock',
  uniform: 'uniform',
  clergy: 'robe',
}

const COLLARS: Choices<'cut'> = [['wing'], ['wing'], ['cravat'], ['high'], ['wing', 'buttons']]
