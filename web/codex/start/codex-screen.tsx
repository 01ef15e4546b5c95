import { href, parameter } from '#story/entries/routes.ts'
import './codex.css'
import { Tabs } from 'radix-ui'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { codexSections, recentlyAdded } from '#story/entries/codex.ts'
import { categoryColumns } from '#web/codex/list/category-columns.ts'
import { sectionGlyphs } from '#web/codex/list/section-glyphs.ts'
import { useWordsInAddress } from '#web/components/use-words-in-address.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CategoryCard } from '#web/ui/category-card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { TabPanel, TabSegments } from '#web/ui/tabs.tsx'
import PlusIcon from '~icons/lucide/plus'
import { RecentlyAdded } from './recently-added.tsx'
import { SearchResults } from './search-results.tsx'

const TAB = parameter('codex', 'tab')
/** The parameter of the address that holds the words. */
const QUERY = parameter('codex', 'q')

/** The start page of the codex: categories with what is known, what came in lately, and the search over all of it. */
export function CodexScreen() {
  const story = useStory()
  const [params, setParams] = useSearchParams()
  const { words, setWords, flush } = useWordsInAddress(QUERY)
  const asked = useDeferredValue(words.trim())
  const tab = params.get(TAB) === 'recent' ? 'recent' : 'all'
  const recent = recentlyAdded(story, book)
  const sections = codexSections(story, book)

  function choose(next: string) {
    setWords('')
    setParams(next === 'recent' ? { [TAB]: 'recent' } : {}, { replace: true })
  }

  return (
    <>
      <PageHead
        eyebrow={`The catalogue, to Chapter ${story.chapter}`}
        title="Codex"
        lede="Everything you have met so far, filed by drawer. Nothing from a later page is in here."
        actions={
          <ButtonLink to={href('feedback')}>
            <PlusIcon size="s" />
            Found an Issue? Add Info
          </ButtonLink>
        }
      />
      <Tabs.Root value={tab} onValueChange={choose} activationMode="manual">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves */}
        <div className="codex-finder" onBlur={flush}>
          <SearchBox value={words} onChange={setWords} label="Search the codex" placeholder={book.searchHint} />
          <TabSegments label="What the codex shows">
            <Tabs.Trigger value="all">All Content</Tabs.Trigger>
            <Tabs.Trigger value="recent">
              Recently Added <span className="numerals">{recent.length}</span>
            </Tabs.Trigger>
          </TabSegments>
        </div>
        <TabPanel value={tab}>
          {asked ? (
            <SearchResults words={asked} onClear={() => setWords('')} />
          ) : tab === 'recent' ? (
            <RecentlyAdded entries={recent} />
          ) : (
            <div className="codex-drawers" data-columns={categoryColumns(sections.length)}>
              {sections.map(({ key, route, label, count, fresh }) => (
                <CategoryCard
                  key={key}
                  to={href('section', { section: route })}
                  title={label}
                  count={count}
                  fresh={fresh}
                  glyph={sectionGlyphs[key]}
                />
              ))}
            </div>
          )}
        </TabPanel>
      </Tabs.Root>
    </>
  )
}
