import './diary-script.css'
import type { DiaryPage } from '#story/journals/diary-pages.ts'

/** The pages of a diary entry on ruled paper, one below another; the first begins with a drop cap. */
export function DiaryScript({ pages }: { pages: readonly DiaryPage[] }) {
  return (
    <div className="diary-script">
      {pages.map(({ number, label, paragraphs }, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other key than their position
        <section key={page}>
          {number !== undefined && (
            <h3>
              <span>
                Page {number} ({label})
              </span>
              <span aria-hidden="true">{number}</span>
            </h3>
          )}
          {paragraphs.map((paragraph, at) => (
            <p key={paragraph} className={page === 0 && at === 0 ? 'diary-script-initial' : undefined}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
