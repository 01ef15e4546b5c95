import './filter-rows.css'
import { useSearchParams } from 'react-router'
import type { EntryFilter } from '#story/entries/entry-filters.ts'
import { SegmentLinks } from '#web/ui/segment-links.tsx'

/** How many words fit in one line on a desktop. */
const FEW = 5

/** The filters of a list, one row of words each; `shown` is the number of entries left if any is chosen. */
export function FilterRows({ filters, shown }: { filters: readonly EntryFilter[]; shown: number | undefined }) {
  if (filters.length === 0) return null
  return (
    <section className="filter-rows" aria-label="Filters">
      {filters.map((filter) => (
        <FilterRow key={filter.name} filter={filter} />
      ))}
      <p className="visually-hidden" role="status">
        {shown === undefined ? '' : `${shown} shown`}
      </p>
    </section>
  )
}

function FilterRow({ filter: { name, label, chosen, options } }: { filter: EntryFilter }) {
  const [params] = useSearchParams()
  const addressOf = (value: string | undefined) => {
    const next = new URLSearchParams(params)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    return { search: `${next}` }
  }
  return (
    <div className={options.length > FEW ? 'filter-rows-row filter-rows-many' : 'filter-rows-row'}>
      <span className="filter-rows-label" aria-hidden="true">
        {label}
      </span>
      <SegmentLinks
        label={label}
        links={[
          { key: '', to: addressOf(undefined), isCurrent: chosen === undefined, label: 'All' },
          ...options.map(({ value, label, count }) => ({
            key: value,
            to: addressOf(value),
            isCurrent: value === chosen,
            label: (
              <>
                {label} <span className="filter-rows-count">{count}</span>
              </>
            ),
          })),
        ]}
      />
    </div>
  )
}
