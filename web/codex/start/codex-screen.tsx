import { href, parameter } from '#story/entries/routes.ts'
import './codex.css'
import { Tabs } from 'radix-ui'
import { useDeferredValue, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { codexSections, recentlyAdded } from '#story/entries/codex.ts'
import { categoryColumns } from '#web/codex/list/category-columns.ts'
import { sectionGlyphs } from '#web/codex/list/section-glyphs.ts'
import { searchedAt } from '#web/components/searched-at.ts'
import { useWordsInAddress } from '#web/components/use-words-in-address.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CategoryCard } from '#web/ui/category-card.tsx'
import { LinksWithoutScript } from '#web/ui/links-without-script.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { TabPanel, TabSegments } from '#web/ui/tabs.tsx'
import PlusIcon from '~icons/lucide/plus'
import { RecentlyAdded } from './recently-added.tsx'
import { SearchResults } from './search-results.tsx'

const TAB = parameter('codex', 'tab')
const TABS = ['all', 'recent'] as const
const SHOWN = 'What the codex shows'

/** The query parameter for the search words. */
const QUERY = parameter('codex', 'q')

const searchOf = (tab: string) => new URLSearchParams(tab === 'recent' ? { [TAB]: tab } : {})

/** The start page of the codex: categories with their counts, recent additions, and the search over everything. */
export function CodexScreen() {
  const story = useStory()
  const [params, setParams] = useSearchParams()
  const { words, setWords, flush } = useWordsInAddress(QUERY, { state: searchedAt(story.chapter) })
  const asked = useDeferredValue(words.trim())
  const field = useRef<HTMLInputElement>(null)
  const tab = params.get(TAB) === 'recent' ? 'recent' : 'all'
  const recent = recentlyAdded(story, book)
  const sections = codexSections(story, book)

  const labels = {
    all: 'All Content',
    recent: (
      <>
        Recently Added <span className="numerals">{recent.length}</span>
      </>
    ),
  }

  /** The button that clears disappears with the message around it, so the cursor goes to the field. */
  function clear() {
    setWords('')
    field.current?.focus()
  }

  function choose(next: string) {
    setWords('')
    setParams(searchOf(next), { replace: true })
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only detects loss of focus */}
        <div className="codex-finder" onBlur={flush}>
          <SearchBox
            ref={field}
            value={words}
            onChange={setWords}
            label="Search the codex"
            placeholder={book.searchHint}
          />
          <TabSegments label={SHOWN}>
            {TABS.map((value) => (
              <Tabs.Trigger key={value} value={value}>
                {labels[value]}
              </Tabs.Trigger>
            ))}
          </TabSegments>
          <LinksWithoutScript
            label={SHOWN}
            links={TABS.map((value) => ({
              key: value,
              to: { search: `${searchOf(value)}` },
              isCurrent: value === tab,
              label: labels[value],
            }))}
          />
        </div>
        <TabPanel value={tab}>
          {asked ? (
            <SearchResults words={asked} onClear={clear} />
          ) : tab === 'recent' ? (
            <RecentlyAdded entries={recent} />
          ) : (
            <div className="codex-categories" data-columns={categoryColumns(sections.length)}>
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
