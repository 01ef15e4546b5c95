import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { createLinks } from '#story/entries/entry-links.ts'
import type { EntryRecord } from '#story/entries/entry-record.ts'
import { type FactValue, sectionContent } from '#story/entries/entry-values.ts'
import { toldOf } from '#story/entries/told-of.ts'
import { inWords } from '#story/entries/view-words.ts'
import { itemEffects, itemSouls, type Soul } from '#story/items/item-abilities.ts'
import { characterSequence } from '#story/people/character-sequence.ts'
import { type Block, plainText } from '#story/texts/description.ts'

/** A title and its lines, shown as paragraphs or as a list. */
export type TakenPart = { title: string | undefined; lines: readonly string[]; isList: boolean }

/** A fact's value in words. */
export function valueText(value: FactValue): string {
  if (typeof value === 'string') return value
  return 'word' in value ? value.word : value.map(({ name }) => name).join(', ')
}

/** The blocks of a description. */
export function blockParts(blocks: readonly Block[]): TakenPart[] {
  return blocks.map((block) => {
    if (block.type === 'list') return { title: undefined, lines: block.items, isList: true }
    if (block.type === 'heading') return { title: block.text, lines: [], isList: false }
    return { title: undefined, lines: [block.text], isList: false }
  })
}

/** A section of a record; empty if a component of the app draws it instead. */
export function sectionPart(section: EntryRecord['sections'][number]): TakenPart[] {
  const { title } = section
  switch (section.type) {
    case 'part':
      return []
    case 'text':
      return [{ title, lines: section.text.split(/\s*\n\s*/).filter(Boolean), isList: false }]
    case 'list':
      return [{ title, lines: section.lines, isList: true }]
    case 'mentions':
      return [{ title, lines: section.mentions.map(({ name }) => name), isList: true }]
    case 'people':
      return [{ title, lines: section.people.map(({ name, role }) => joined(name, role)), isList: true }]
    case 'named':
      return [{ title, lines: section.entries.map(({ name, description }) => joined(name, description)), isList: true }]
    case 'activities':
      return [
        {
          title,
          lines: section.activities.map(({ activity, chapter }) => `Chapter ${chapter}: ${activity}`),
          isList: true,
        },
      ]
    case 'tags':
      return [{ title, lines: [section.tags.join(', ')], isList: false }]
  }
}

/** A name, followed by its description if there is one. */
export const joined = (name: string, said: string | undefined) => (said ? `${name}: ${said}` : name)

type Book = Pick<PublicBook, 'sections' | 'currency'>

/** The sections that components of the app draw: the pages of a diary, the effects of an item. */
export function partSections(story: Story, kind: ViewedKind, entry: AnyKnown, book: Book): TakenPart[] {
  const { fields, view } = declarationOf(kind)
  const links = createLinks(story, book, undefined)
  return view!.sections.flatMap(([title, name, part]) => {
    const words = inWords(title, book)
    if (!part || words === undefined) return []
    if (part === 'sequence') return sequencePart(story, entry.id, words, book)
    if (part === 'item-effects') return listed(words, effectLines(story, entry.id))
    if (part === 'item-souls') return listed(words, itemSouls(story, entry.id).map(soulLine))
    const content = sectionContent(story, fields[name], toldOf(story, kind, entry, name), links)
    return content ? sectionPart({ title: words, ...content }) : []
  })
}

function sequencePart(story: Story, id: string, title: string, book: Book): TakenPart[] {
  const { title: sequence, pathway } = characterSequence(story, id, book) ?? {}
  return sequence ? [{ title, lines: [[sequence, pathway?.name].filter(Boolean).join(', ')], isList: false }] : []
}

/** A list under a title; empty if there are no lines. */
export const listed = (title: string, lines: readonly string[]): TakenPart[] =>
  lines.length > 0 ? [{ title, lines, isList: true }] : []

function effectLines(story: Story, id: string): string[] {
  return itemEffects(story, id).effects.flatMap(({ label, lines }) => lines.map((line) => joined(label, line)))
}

/** A soul, its owner, and what it grants. */
function soulLine({ name, owner, abilities }: Soul): string {
  const lent = abilities.map(({ name, description }) => joined(name, description))
  const texts = [owner ? `${name}, of ${owner}` : name, ...lent]
  return plainText(texts.map((text) => ({ type: 'paragraph', text })))
}
