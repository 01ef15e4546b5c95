import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { declaredPaths, targetsOf } from '#kinds/walk.ts'
import { isMap } from '#story/engine/merge.ts'
import type { Finding } from '#tools/content/finding.ts'
import { wordsOf } from '#tools/texts/words.ts'
import { type CheckedBook, type Rule, texts } from './rule.ts'

/** Fields that the build holds back by itself, as their kinds declare. */
const heldBack = new Set(
  kinds.flatMap((kind) =>
    Array.from(declaredPaths(declarationOf(kind).fields)).flatMap(({ path, field: { gate } }) =>
      gate ? [[kind, ...path].join()] : [],
    ),
  ),
)

export const gatesAreKept: Rule = {
  name: 'gates-are-kept',
  why: "The build holds a person's Sequence back until its gate, but it cannot look into sentences.",

  *check(checked) {
    const { gates, protagonist } = checked.book
    if (!gates) return
    const ladder = sequenceStems(checked)
    for (const text of texts(checked)) {
      const { chapter, kind, id, path, value, isId } = text
      const isProtagonist = kind === 'characters' && id === protagonist.id
      const gate = isProtagonist ? Math.max(gates.sequences, gates.protagonistPathway) : gates.sequences
      if (chapter >= gate || !isOfPerson(kind, path) || isHeldBack(path)) continue

      const numbered = value.match(/\b(?:Sequence|Seq)s?\b\.?(?:[\s-]*\d)?/gi) ?? []
      const named = wordsOf(value)
        .filter(({ stem, isCapital, opensSentence }) => ladder.has(stem) && (isId || (isCapital && !opensSentence)))
        .map(({ at, end }) => value.slice(at, end))
      for (const what of [...numbered, ...named]) yield problem(chapter, path, what, gate)
    }
  },
}

/** Whether a field on the path to a text waits for its gate. */
function isHeldBack([kind, , ...fields]: readonly string[]): boolean {
  return fields.some((_, index) => heldBack.has([kind, ...fields.slice(0, index + 1)].join()))
}

function problem(chapter: number, path: readonly string[], what: string, gate: number): Finding {
  return {
    chapter,
    path,
    what,
    message: `${path.join('.')}: "${what}" speaks of a Sequence before chapter ${gate}.`,
    tip: `Write it under \`sequence\`, which waits for the gate, or say it in chapter ${gate}.`,
  }
}

/** Texts about a person, and their line in a map of persons in any kind but the pathways. */
function isOfPerson(kind: Kind | undefined, path: readonly string[]): boolean {
  return kind === 'characters' || (kind !== undefined && kind !== 'pathways' && personMaps(kind).has(path[2] ?? ''))
}

const personMaps = (kind: Kind) =>
  new Set(
    Object.entries(declarationOf(kind).fields).flatMap(([name, field]) =>
      field.type === 'map' && targetsOf(field.keys).includes('characters') ? [name] : [],
    ),
  )

/** The one-word names of all Sequences, as stems. */
function sequenceStems({ content }: CheckedBook): Set<string> {
  const stems = new Set<string>()
  for (const { chapter } of content.chapters) {
    for (const told of Object.values(chapter.pathways ?? {})) {
      for (const sequence of Object.values(isMap(told?.sequences) ? told.sequences : {})) {
        const words = isMap(sequence) && typeof sequence.name === 'string' ? wordsOf(sequence.name) : []
        const [only] = words
        if (words.length === 1 && only) stems.add(only.stem)
      }
    }
  }
  return stems
}
