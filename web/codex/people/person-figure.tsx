import { entryOf } from '#story/engine/entries.ts'
import { characterCard } from '#story/people/characters.ts'
import { Figure } from '#web/codex/record/record.tsx'
import { Portrait } from '#web/illustrations/portrait.tsx'
import { book } from '#web/reader/book.ts'
import { portraitLook } from '#web/reader/portrait-look.ts'
import { useStory } from '#web/reader/story-context.tsx'

/** The profile of a character. */
export function PersonFigure({ id }: { id: string }) {
  const story = useStory()
  const character = entryOf(story.characters, id)
  if (!character) return null
  const { name, image, portrait, glyph } = characterCard(story, character, book)
  return (
    <Figure caption={`${name}, cut from memory.`} portrait>
      <Portrait seed={id} parts={portraitLook(id, portrait)} glyph={glyph} image={image} />
    </Figure>
  )
}
