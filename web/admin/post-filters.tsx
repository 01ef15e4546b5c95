import './admin.css'
import { useWordsInAddress } from '#web/components/use-words-in-address.ts'
import { Field } from '#web/ui/field.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { useAdminAddress } from './address.ts'
import { STATUS_ENTRIES } from './words.ts'

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'improvements', label: 'Improvements' },
] as const

const STATUSES = [{ value: '', text: 'Any status' }, 'separator', ...STATUS_ENTRIES] as const

const VISIBILITIES = [
  { value: '', text: 'Shown and hidden' },
  { value: 'no', text: 'Shown' },
  { value: 'yes', text: 'Hidden' },
]

export function PostFilters() {
  const { filters, filter } = useAdminAddress()
  return (
    <div className="admin-filters">
      <Segments
        label="Kind"
        segments={KINDS}
        value={KINDS.find(({ value }) => value === filters.collection)?.value ?? 'all'}
        onChange={(value) => filter('collection', value === 'all' ? '' : value)}
      />
      <Field label="Status">
        <Select value={filters.status} entries={STATUSES} onChange={(value) => filter('status', value)} />
      </Field>
      <Field label="Visibility">
        <Select value={filters.hidden} entries={VISIBILITIES} onChange={(value) => filter('hidden', value)} />
      </Field>
      <Search />
    </div>
  )
}

function Search() {
  const { words, setWords } = useWordsInAddress('search')
  return <SearchBox label="Search posts" placeholder="Search title, text and entry" value={words} onChange={setWords} />
}
