import '#web/ui/bullet-list.css'
import './description.css'
import type { Block } from '#story/texts/description.ts'
import { LinkedText } from './linked-text.tsx'

/** A description, block by block. All of it is plain text, never markup. */
export function Description({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="description">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other key than their position
        <DescriptionBlock key={index} block={block} />
      ))}
    </div>
  )
}

function DescriptionBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h3>{block.text}</h3>
    case 'address':
      return <address>{block.text}</address>
    case 'list':
      return (
        <ul className="bullet-list">
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      )
    default:
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      )
  }
}
