import { Fragment, type ReactElement } from 'react'
import { Link } from 'react-router'
import type { Mention } from '#story/texts/mentions.ts'

/** A name, linked to its entry if that is known. */
export function MentionText({ name, address }: Mention) {
  return address === undefined ? name : <Link to={address}>{name}</Link>
}

/** Names separated by commas, as the value of a fact; undefined if there are none. */
export function mentionList(mentions: readonly Mention[]): ReactElement | undefined {
  if (mentions.length === 0) return undefined
  return (
    <>
      {mentions.map((mention, at) => (
        <Fragment key={mention.name}>
          {at > 0 && ', '}
          <MentionText {...mention} />
        </Fragment>
      ))}
    </>
  )
}
