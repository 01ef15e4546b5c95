import './item-filter-bar.css'
import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PublicBook } from '#story/book/book.ts'
import { itemFilterOptions, itemFilters } from '#story/items/item-filters.ts'
import { type Grade, ratingLabel } from '#story/items/rarity.ts'
import { useAddressFilters } from '#web/codex/list/use-address-filters.ts'
import { GradeSeal, rarityRole } from '#web/components/item-rating.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { RarityPips } from '#web/ui/badges.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { type ListboxEntry, Select } from '#web/ui/select.tsx'
import ChevronDown from '~icons/lucide/chevron-down'
import ChevronUp from '~icons/lucide/chevron-up'
import SlidersHorizontal from '~icons/lucide/sliders-horizontal'

/** The filters of the items list. On phones they collapse under a heading with the number of active filters. */
export function ItemFilterBar() {
  const story = useStory()
  const [params] = useSearchParams()
  const { set, clear } = useAddressFilters()
  const [open, setOpen] = useState(true)
  const id = useId()
  const options = itemFilterOptions(story, book)
  const filters = itemFilters(story, book, params)
  const count = Object.values(filters).filter((choice) => choice !== undefined).length
  return (
    <section className={classNames('item-filter-bar app-only', !open && 'is-folded')} aria-label="Filters">
      <button
        type="button"
        className="item-filter-bar-head phone-only"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal />
        <span>Filters</span>
        <span className="meta">{count === 0 ? 'none set' : `${count} set`}</span>
        {open ? <ChevronUp size="s" /> : <ChevronDown size="s" />}
      </button>
      <div className="item-filter-bar-body" id={id}>
        <Filter label="Status" value={filters.status} onChange={(value) => set('status', value)}>
          {[{ value: '', text: 'All statuses' }, ...options.statuses.map(asWord)]}
        </Filter>
        {options.periods.length > 0 && (
          <Filter label="Discovered" value={filters.discovered} onChange={(value) => set('discovered', value)}>
            {[
              { value: '', text: 'All Chapters' },
              ...options.periods.map(({ key, label }) => ({ value: key, text: label })),
            ]}
          </Filter>
        )}
        <Filter label="Owner" value={filters.owner} onChange={(value) => set('owner', value)}>
          {[{ value: '', text: 'Anyone' }, ...options.owners.map(asWord)]}
        </Filter>
        {book.ratings && (
          <Filter label={book.ratings.label} value={filters.rating} onChange={(value) => set('rating', value)}>
            {ratingEntries(options, book.ratings)}
          </Filter>
        )}
        <Button className="item-filter-bar-clear" disabled={count === 0} onClick={clear}>
          Clear
        </Button>
      </div>
    </section>
  )
}

type FilterProps = {
  label: string
  value: string | undefined
  onChange: (value: string) => void
  children: readonly ListboxEntry[]
}

function Filter({ label, value = '', onChange, children }: FilterProps): ReactNode {
  return (
    <Field label={label}>
      <Select value={value} onChange={onChange} entries={children} />
    </Field>
  )
}

function asWord(word: string): ListboxEntry {
  return { value: word, text: word }
}

type Options = ReturnType<typeof itemFilterOptions>
type Ratings = NonNullable<PublicBook['ratings']>

function ratingEntries({ rarities, grades }: Options, ratings: Ratings): ListboxEntry[] {
  return [
    { value: '', text: 'All rarities' },
    ...rarities.map((rarity) => ({
      value: rarity,
      text: ratingLabel(rarity),
      content: <RarityPips rarity={rarityRole(rarity)} />,
    })),
    ...(ratings.grades ? (['separator'] as const) : []),
    ...grades.map((grade) =>
      grade === 'all-grades'
        ? { value: grade, text: ratings.grades?.all ?? '' }
        : { value: grade, text: ratingLabel(grade), content: <GradeSeal grade={grade satisfies Grade} /> },
    ),
  ]
}
