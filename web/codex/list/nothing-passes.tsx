import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useAddressFilters } from './use-address-filters.ts'

/** A list of which the filters leave nothing, and the way out. */
export function NothingPasses() {
  const { clear } = useAddressFilters()
  return (
    <Empty title="Nothing answers to that description" action={<Button onClick={clear}>Clear filters</Button>}>
      No known item passes all these filters.
    </Empty>
  )
}
