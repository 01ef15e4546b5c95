import { Fragment, type ReactElement } from 'react'
import { Link } from 'react-router'
import type { Mention } from '#story/texts/mentions.ts'
import { LinkedText } from '#web/components/linked-text.tsx'

/** A name, linked to its entry if that is known. */
export function MentionText({ name, address }: Mention) {
  return address === undefined ? name : <Link to={address}>{name}</Link>
}

/**
 * Names separated by commas, as the value of a fact; undefined if there are none. A text that is not the name of an entry may still
 * contain one, such as an address with the name of a town.
 */
export function mentionList(mentions: readonly Mention[]): ReactElement | undefined {
  if (mentions.length === 0) return undefined
  return (
    <>
      {mentions.map((mention, at) => (
        <Fragment key={mention.name}>
          {at > 0 && ', '}
          {mention.address === undefined ? <LinkedText text={mention.name} /> : <MentionText {...mention} />}
        </Fragment>
      ))}
    </>
  )
}
