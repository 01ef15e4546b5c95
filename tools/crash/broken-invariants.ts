import { RECOVERY_CODES } from '#server/accounts/recovery-codes.ts'
import type { KeptRows } from './kept-rows.ts'

/** States that must never occur, whoever wrote what: half-done operations. One sentence for each. */
export function* brokenInvariants({
  users,
  sessions,
  keys,
  posts,
  votes,
  reports,
  withdrawals,
  pages,
  notes,
  accountKeys,
  bans,
  administrators,
  claims,
  damage,
}: KeptRows): Generator<string> {
  const accounts = new Set(users.map(({ id }) => id))
  const withSession = new Set(sessions.map(({ userId }) => userId))
  const withKey = new Set(keys.map(({ userId }) => userId))
  const postIds = new Set(posts.map(({ id }) => id))

  yield* damage
  for (const { id, isAnonymous, username, currentChapter, furthestChapter } of users) {
    if (!username || !(currentChapter >= 1)) yield `account ${id} without a profile`
    if (furthestChapter < currentChapter) yield `account ${id} whose furthest chapter is before its current one`
    if (isAnonymous && !withSession.has(id)) yield `guest ${id} without a session`
    if (!isAnonymous && !withKey.has(id)) yield `account ${id} that cannot be signed in to`
  }
  for (const { userId } of [...sessions, ...keys])
    if (!accounts.has(userId)) yield `session or key of a missing account: ${userId}`
  for (const { uid } of [...votes, ...pages])
    if (!accounts.has(uid)) yield `vote or read page of a missing account: ${uid}`
  for (const { postId } of votes) if (!postIds.has(postId)) yield `vote without its post ${postId}`
  for (const { postId, uid } of reports) {
    if (!postIds.has(postId)) yield `report without its post ${postId}`
    if (uid !== null && !accounts.has(uid)) yield `report of a missing account: ${uid}`
  }
  for (const { uid } of withdrawals) if (!accounts.has(uid)) yield `withdrawal of a missing account: ${uid}`
  for (const { uid } of [...notes, ...accountKeys, ...bans, ...administrators])
    if (!accounts.has(uid)) yield `note, key, ban or administration of a missing account: ${uid}`
  for (const [uid, { length }] of Map.groupBy(accountKeys, ({ uid }) => uid))
    if (length !== RECOVERY_CODES) yield `account ${uid} with ${length} recovery codes`
  if (administrators.length > 0 && claims.length > 0) yield 'a claim code although there is an administrator'
  for (const post of posts) {
    const isNobodys = post.authorUid === null
    if (isNobodys && (post.authorEmail !== null || post.authorName !== 'Deleted reader'))
      yield `post ${post.id} that still names a deleted author`
    const counted = votes.filter(({ postId }) => postId === post.id).length
    if (post.voteCount !== counted) yield `post ${post.id} of ${counted} votes that counts ${post.voteCount}`
    if (!isNobodys && !accounts.has(post.authorUid!)) yield `post ${post.id} of an author who is gone`
  }
  const pairs = votes.map(({ postId, uid }) => `${postId} ${uid}`)
  if (new Set(pairs).size < pairs.length) yield 'a double vote'
}
