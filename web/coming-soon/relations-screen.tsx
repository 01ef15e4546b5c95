import { book } from '#web/reader/book.ts'
import familyTree from '~icons/game-icons/family-tree'
import linkedRings from '~icons/game-icons/linked-rings'
import shakingHands from '~icons/game-icons/shaking-hands'
import { SoonPage } from './soon-page.tsx'
import { Ties } from './ties.tsx'

/** This screen exists only if the book has words for it. */
const words = book.sections.relations!

/** The future drawing of the ties between characters. */
export function RelationsScreen() {
  return (
    <SoonPage
      {...words}
      drawing={<Ties />}
      teasers={[
        { title: 'Who stands with whom', text: 'Every tie you have read of, at a glance.', glyph: shakingHands },
        { title: 'Kin, colleagues, strangers', text: 'One colour of thread for each kind of tie.', glyph: familyTree },
        { title: 'Never ahead of you', text: 'A thread appears in the chapter that ties it.', glyph: linkedRings },
      ]}
    />
  )
}
