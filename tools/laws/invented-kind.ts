import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { copyProject } from '#tools/testing/project-copy.ts'
import { TOLD, WIDE, WIDE_ID, WIDENED, widenKinds } from './invented-fields.ts'

/** An invented kind with a field of each role: all the code that its author writes. */
const DECLARATION = `import { chapter, gated, line, list, map, optional, reference, text } from './field.ts'
import { kind } from './kind.ts'
import { aliases, description, forgets, headline, icon, name, spellings, tags, ties, told } from './parts.ts'

export const beasts = kind({
  seenAs: 'firstSeenIn',
  opensIn: 'category',
  ownsNames: true,
  fields: {
    name,
    group: optional(line('category')),
    description,
    aliases,
    nickname: optional(line('caller')),
    cry: optional(text('prose')),
    keeper: optional(reference('characters')),
    haunts: optional(list(reference('locations'))),
    metIn: optional(chapter),
    tamedOn: optional(line('day')),
    rank: gated('sequences', optional(line('label'))),
    cubs: optional(map({ name }, { keys: { to: 'characters', unless: 'name' } })),
    ties,
    spellings,
    told,
    forgets,
    tags,
    icon,
    headline,
  },
  view: {
    groupedBy: 'group',
    unnamed: 'Wild',
    facts: [
      ['Keeper', 'keeper'],
      ['Met', 'metIn'],
    ],
    sections: [
      ['Cry', 'cry'],
      ['Haunts', 'haunts'],
    ],
  },
})
`

const WORDS = { title: 'Beasts', one: 'beast', icon: 'wolf-head', lede: 'Whatever growls.', empty: 'Nothing growls' }

/** What the example book's chapters tell about a beast. */
const TELLINGS: Record<number, Record<string, unknown>> = {
  2: {
    'old-dog': {
      name: 'Old Dog',
      group: 'Dogs',
      icon: 'sitting-dog',
      description: 'A dog that sleeps before the door of the old man and barks at nobody.',
      spellings: ['Auld Dogge'],
      told: ['It sleeps in the sun all day.', 'It barks at nobody but Grizzlebeard.'],
      ties: { 'edmond-dantes': { as: 'friend' } },
      keeper: 'edmond-dantes',
      metIn: 1,
    },
  },
}

/**
 * A copy of the project with the kind, its words and its content in the example book, and with a field of each role on
 * existing kinds; nothing else is changed.
 */
export function projectWithBeasts() {
  const { folder, remove } = copyProject('content-examples/monte-cristo')
  writeFileSync(join(folder, 'kinds/beasts.ts'), DECLARATION)
  widenKinds(folder)
  const writeTable = "import('./scripts/kinds-table.mjs').then(({ writeKindsTable }) => writeKindsTable())"
  execFileSync(process.execPath, ['-e', writeTable], { cwd: folder })

  edit(join(folder, 'content/book.yaml'), (book) => {
    const { characters, ...others } = book.sections as Record<string, unknown>
    const check = book.check as { smallGroups: object }
    return {
      ...book,
      sections: { characters, beasts: WORDS, ...others },
      check: { ...check, smallGroups: { ...check.smallGroups, beasts: { Dogs: 2 } } },
    }
  })
  for (const [number, beasts] of Object.entries(TELLINGS))
    edit(join(folder, `content/chapters/00${number}.yaml`), (chapter) => ({ ...chapter, ...withWide(chapter), beasts }))
  return { folder, remove }
}

/** The entries of a chapter, plus one of each kind with invented fields. */
function withWide(chapter: Record<string, unknown>) {
  const told = WIDENED.map((kind) => [kind, { ...(chapter[kind] as object), [WIDE_ID]: { ...WIDE[kind], ...TOLD } }])
  return Object.fromEntries(told)
}

function edit(path: string, change: (data: Record<string, unknown>) => unknown) {
  writeFileSync(path, stringify(change(parse(readFileSync(path, 'utf8')))))
}
