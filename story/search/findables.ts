import { declarationOf } from '#kinds/kinds.ts'
import { placesOf } from '#kinds/walk.ts'
import { labelOf } from '#story/book/book-kinds.ts'
import { entryOf, listOf } from '#story/engine/entries.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { type CodexEntry, findableEntries } from '#story/entries/codex-entries.ts'
import { href } from '#story/entries/routes.ts'
import { plainText } from '#story/texts/description.ts'
import { formerNames } from './former-names.ts'
import { type SearchBook, type SearchedText, searchedTexts, textsAt } from './searchable.ts'
import { snippet } from './snippet.ts'

/** Something that search can find, and the texts it is found by. */
export type Findable = { entry: CodexEntry; texts: SearchedText[] }

/** Everything search can find: the codex entries, its mysteries, and each Sequence on its pathway's page. */
export function* findables(story: Story, book: SearchBook): Generator<Findable> {
  const former = formerNames(story)
  for (const entry of findableEntries(story, book)) {
    const known = entryOf(anyEntries(story, entry.kind), entry.id)!
    const texts = searchedTexts(story, entry.kind, known, book)
    const names = former.get(`${entry.kind}/${entry.id}`) ?? []
    if (texts) yield { entry, texts: [...texts, ...names.map((text): SearchedText => ({ by: 'alias', text }))] }
  }
  yield* sequencesOf(story, book)
}

function sequencesOf(story: Story, { sections: { pathways } }: SearchBook): Findable[] {
  const { sequences: field } = declarationOf('pathways').fields
  if (!pathways || field?.type !== 'map') return []
  return story.pathways.flatMap(({ id: pathwayId, name: of, sequences }) =>
    listOf(sequences).map((sequence) => {
      const { id, name, description, firstSeen } = sequence
      const number = id.replace('sequence_', '')
      const place = `${pathways.rank} ${number}, ${of}`
      const entry: CodexEntry = {
        kind: 'pathways',
        id: `${pathwayId}/${id}`,
        name,
        category: labelOf(pathways),
        address: href('pathway', { pathwayId }, { sequence: number }),
        chapter: firstSeen,
        snippet: snippet(description ? `${place}. ${plainText(description)}` : place),
      }
      const told = Array.from(placesOf(field.fields, sequence as unknown as AnyKnown)).flatMap(textsAt)
      return { entry, texts: [{ by: 'name' as const, text: name }, { by: 'label' as const, text: place }, ...told] }
    }),
  )
}
