import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Kinds with much code of their own that get an invented field of each role, and the part that shows each kind's fields. */
export const WIDENED = ['characters', 'items', 'quests'] as const

/** A field of each role, as an author writes them in the file of a kind. */
const fields = (kind: string) => `
    mentor: field.optional(field.reference('characters')),
    ports: field.optional(field.list(field.reference('locations'))),
    kin: field.optional(field.map({ name: field.optional(field.line('name')) }, { keys: { to: 'characters', unless: 'name' } })),
    inside: field.around(field.optional(field.reference('${kind}'))),
    byname: field.optional(field.line('caller')),
    rival: field.optional(field.line('mention')),
    keeper: field.optional(field.line('owner')),
    motto: field.optional(field.text('prose', { least: 2, most: 20, why: 'A motto is short.' })),
    legend: field.optional(field.text('body')),
    metIn: field.optional(field.chapter),
    bornOn: field.optional(field.line('day')),
    mood: field.fitting(/^(?:Calm|Wild)$/, field.optional(field.line('status'))),
    worth: field.optional(field.amount),
    crest: field.optional(field.line('glyph')),
    secret: field.optional(field.line('remark')),`

const FACTS = `
      ['Mentor', 'mentor'],
      ['Met', 'metIn'],
      ['Worth', 'worth'],`

const SECTIONS = `
      ['Motto', 'motto'],
      ['Ports', 'ports'],
      ['Kin', 'kin'],`

/** A patch with all of these fields. */
export const TOLD = {
  mentor: 'edmond-dantes',
  ports: ['marseille'],
  kin: { mercedes: {} },
  byname: 'Grizzlebeard',
  rival: 'Danglars',
  keeper: 'Wharfinger Tibbs',
  motto: 'Never ask a gull for the way.',
  metIn: 1,
  bornOn: '1 January 1815',
  mood: 'Calm',
  worth: { francs: 3 },
  crest: 'sextant',
  secret: 'Invented for a test.',
}

/** A minimal entry of each of these kinds, and its id. */
export const WIDE = {
  characters: {
    name: 'Old Sailor',
    category: 'Neighbours',
    status: 'Alive',
    icon: 'anchor',
    description: 'A sailor who sits on the quay all day and counts the ships that come in.',
    legend: 'They say that this sailor swam around the lighthouse twice.',
  },
  items: {
    name: 'Old Rope',
    category: 'tool',
    icon: 'rope-coil',
    description: 'A rope of tarred hemp that lies on the quay and holds whatever is tied to it.',
    legend: 'Tied to it a cask was pulled past the lighthouse twice.',
  },
  quests: {
    title: 'An old debt',
    type: 'main',
    status: 'active',
    description: 'Somebody on the quay still waits for the money of an old debt, and asks for it.',
    legend: 'Nobody found that money in the house of the lighthouse twice.',
  },
} as const

export const WIDE_ID = 'old-one'

/** Adds the fields to the declarations in a copy of the project, and rows of the view for some if the kind has one. */
export function widenKinds(folder: string): void {
  for (const kind of WIDENED) {
    const path = join(folder, `kinds/${kind}.ts`)
    const source = readFileSync(path, 'utf8')
    const widened = source
      .replace('  fields: {', `  fields: {${fields(kind)}`)
      .replace('    facts: [', `    facts: [${FACTS}`)
      .replace('    sections: [', `    sections: [${SECTIONS}`)
    if (widened === source) throw new Error(`${path} has no place for a field`)
    writeFileSync(path, `import * as field from './field.ts'\n${widened}`)
  }
}
