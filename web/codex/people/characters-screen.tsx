import { characterDetail } from '#story/people/character-detail.ts'
import { characterGroups } from '#story/people/characters.ts'
import { EntryGroup } from '#web/codex/list/entry-group.tsx'
import { SectionPage } from '#web/codex/list/section-page.tsx'
import { DetailSheet } from '#web/codex/record/detail-sheet.tsx'
import { useEntryAddress } from '#web/codex/record/open-entry.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { CharacterCardLink } from './character-card.tsx'
import { CharacterRecord } from './character-record.tsx'

const words = book.sections.characters

/** Everybody the reader has met, and the record of the one that `?id=` opens. */
export function CharactersScreen() {
  const story = useStory()
  const addressOf = useEntryAddress()
  return (
    <SectionPage title={words.title} lede={words.lede}>
      {characterGroups(story, book).map(({ label, characters }) => (
        <EntryGroup key={label} label={label}>
          {characters.map((character) => (
            <CharacterCardLink key={character.id} character={character} to={addressOf(character.id)} />
          ))}
        </EntryGroup>
      ))}
      <DetailSheet
        kind="characters"
        find={(id) => characterDetail(story, id, book)}
        label={({ number }) => `${words.title}, No. ${number}`}
      >
        {(character) => <CharacterRecord character={character} />}
      </DetailSheet>
    </SectionPage>
  )
}
