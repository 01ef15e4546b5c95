import '#web/ui/icon-button.css'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import Search from '~icons/lucide/search'
import { reachForSearch } from './search-everywhere.tsx'
import { useSearchLink } from './use-search-link.ts'

/** The magnifier that opens the search over the page. */
export function SearchLink({ className }: { className: string }) {
  const { open } = useSearchLink()
  return (
    <Link
      className={classNames('icon-button', className)}
      to={open}
      aria-label="Search the codex"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K"
      onPointerEnter={reachForSearch}
      onFocus={reachForSearch}
    >
      <Search />
    </Link>
  )
}
