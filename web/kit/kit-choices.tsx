import '#web/feedback/vote-button.css'
import { useState } from 'react'
import { RARITIES } from '#web/illustrations/rarity-colour.ts'
import { RARITY_WORDS, RarityPips } from '#web/ui/badges.tsx'
import { Button } from '#web/ui/button.tsx'
import { LockedCard } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Field } from '#web/ui/field.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Soon } from '#web/ui/segments.tsx'
import { type ListboxEntry, Select } from '#web/ui/select.tsx'
import ArrowUp from '~icons/lucide/arrow-up'

const ENTRIES: ListboxEntry[] = [
  { value: 'all', text: 'All rarities' },
  ...RARITIES.map((rarity) => ({
    value: rarity,
    text: RARITY_WORDS[rarity],
    content: <RarityPips rarity={rarity} />,
  })),
  'separator',
  { value: 'sealed', text: 'All Grades (sealed)' },
  ...(['3', '2', '1', '0'] as const).map((grade) => ({
    value: `grade${grade}`,
    text: `Grade ${grade}`,
    content: (
      <span className="row">
        <Seal grade={grade} small silent /> Grade {grade}
      </span>
    ),
  })),
]

export function KitChoices() {
  const [value, setValue] = useState('rare')
  return (
    <Field label="Rarity / Grade">
      <Select value={value} onChange={setValue} entries={ENTRIES} />
    </Field>
  )
}

export function KitSearch() {
  const [word, setWord] = useState('pendlum')
  return (
    <div className="stack">
      <div className="grid grid-2">
        <SearchBox label="Search" value={word} onChange={setWord} />
        <SearchBox label="Search, not available" placeholder="Search is not available here" disabled />
      </div>
      <Empty title={`No results found for “${word}”`} action={<Button small>Clear search</Button>} />
      <div className="row">
        <button type="button" className="vote-button" aria-pressed="false" aria-label="Upvote, 12 votes">
          <ArrowUp size="s" />
          <span>12</span>
        </button>
        <button type="button" className="vote-button" aria-pressed="true" aria-label="Upvoted, 13 votes">
          <ArrowUp size="s" />
          <span>13</span>
        </button>
        <Soon />
        <LockedCard />
      </div>
    </div>
  )
}
