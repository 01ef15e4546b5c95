import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Mention } from '#story/mentions.ts'

/** A name, leading to its entry where that is known. */
export function MentionText({ name, address }: Mention) {
  return address === undefined ? name : <Link to={address}>{name}</Link>
}

/** Names with commas between them; nothing where there is none. */
export function MentionList({ mentions }: { mentions: readonly Mention[] }) {
  return mentions.map((mention, at) => (
    <Fragment key={mention.name}>
      {at > 0 && ', '}
      <MentionText {...mention} />
    </Fragment>
  ))
}
