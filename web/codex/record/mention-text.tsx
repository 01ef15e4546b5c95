import { Fragment, type ReactElement } from 'react'
import { Link } from 'react-router'
import type { Mention } from '#story/texts/mentions.ts'
import { LinkedText } from '#web/components/linked-text.tsx'

/** A name, leading to its entry where that is known. */
export function MentionText({ name, address }: Mention) {
  return address === undefined ? name : <Link to={address}>{name}</Link>
}

/**
 * Names with commas between them, as the value of a fact; undefined where there is none. What is no name of an entry may still
 * hold one: `36 Zouteland Street, Tingen`.
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
