import '#web/ui/field.css'
import './chapter-select.css'
import { headingText, tableOfContents } from '#story/book/table-of-contents.ts'
import { MoonDial } from '#web/illustrations/moon-dial.tsx'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import ChevronDown from '~icons/lucide/chevron-down'
import { useTurn } from './turn-guard.tsx'

/** The chapter control on phones, a native select (SHELL-5). */
export function ChapterSelect({ onChosen }: { onChosen: () => void }) {
  const { chapter } = useReader()
  const turn = useTurn()
  const volumes = tableOfContents(useStory(), book, chapter)
  return (
    <label className="field">
      <span>Current chapter</span>
      <span className="chapter-select">
        <span className="chapter-select-moon">
          <MoonDial part={chapter / book.chapters.last} />
        </span>
        <select
          className="field-select chapter-select-control"
          value={chapter}
          onChange={(event) => turn(Number(event.target.value)) && onChosen()}
        >
          {volumes.map(({ title, headings }) => (
            <optgroup key={title} label={title}>
              {headings.map((heading) => (
                <option key={heading.number} value={heading.number}>
                  {`${heading.number} ${headingText(heading)}`.trim()}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <span className="chapter-select-arrow">
          <ChevronDown size="s" />
        </span>
      </span>
    </label>
  )
}
