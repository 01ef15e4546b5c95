import './catch-up-article.css'
import { Link } from 'react-router'
import { entryPicture } from '#story/entries/entry-picture.ts'
import { foldMiddle } from '#story/entries/told-folds.ts'
import type { NewsKind } from '#story/news/news-kinds.ts'
import type { CatchUpEntry } from '#story/reading/catch-up.ts'
import { OwnEntry } from '#web/components/linked-text.tsx'
import { ToldList } from '#web/components/told-list.tsx'
import { Carte } from '#web/illustrations/portrait.tsx'
import { portraitLook } from '#web/reader/portrait-look.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Tag } from '#web/ui/tag.tsx'

/** What was told about one entry, with a link to its record. */
export function CatchUpArticle({ kind, entry }: { kind: NewsKind; entry: CatchUpEntry }) {
  const { id, name, address, isNew, told } = entry
  const { isPerson, image, portrait, glyph } = entryPicture(useStory(), kind, id)
  return (
    <article className="catch-up-article">
      <Link to={address} className={classNames('catch-up-article-who', isPerson && 'has-portrait')}>
        {isPerson && <Carte seed={id} parts={portraitLook(id, portrait)} glyph={glyph} image={image} />}
        <span>
          <h3>{name}</h3> {isNew ? <Tag tone="new">New</Tag> : <Tag tone="accent-strong">UPDATED</Tag>}
        </span>
      </Link>
      <OwnEntry value={`${kind}/${id}`}>
        <ToldList told={foldMiddle(told)} folded="further" />
      </OwnEntry>
    </article>
  )
}
