import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/database.ts'
import { makeOwnTables } from '#server/database/own-tables.ts'
import type { FeedbackRow } from '#server/database/tables.ts'
import { isSeenBy } from './is-seen-by.ts'
import { ownChapter, shownFrom, storedPosts } from './stored-posts.ts'
import { veiledBeyond } from './veiled-beyond.ts'

const DAY = '2031-04-05T06:07:08.000Z'

let db: Database['db']

beforeEach(async () => {
  const database = await openDatabase(':memory:', { info() {}, warn() {}, error() {} })
  onTestFinished(() => database.close())
  db = database.db
  await sql`create table user (id text primary key, "currentChapter" integer, "furthestChapter" integer)`.execute(db)
  await sql`insert into user (id) values ('anna'), ('bert'), ('carl')`.execute(db)
  await makeOwnTables(db)
})

async function write(id: string, post: Partial<FeedbackRow> = {}) {
  const row: FeedbackRow = {
    id,
    collection: 'feedback',
    title: 'The lamp',
    description: 'Burns.',
    type: 'feedback',
    subtype: 'general',
    authorUid: 'anna',
    authorEmail: null,
    authorName: 'Anna',
    isAnonymous: false,
    status: 'pending',
    submitMethod: 'new-feedback-button',
    timestamp: DAY,
    createdAt: DAY,
    chapter: 5,
    isHidden: false,
    entryKind: null,
    entryId: null,
    entryName: null,
    setChapter: null,
    voteCount: 0,
    ...post,
  }
  await db.insertInto('feedback').values(row).execute()
}

async function report(postId: string, uid: string, chapter: number, isClosed = false) {
  const row = { id: `${postId} by ${uid}`, postId, uid, chapter, createdAt: DAY, isClosed }
  await db.insertInto('spoilerReport').values(row).execute()
}

const kept = (id: string) => storedPosts(db).where('id', '=', id).executeTakeFirstOrThrow()

describe('a post that is kept', () => {
  test('comes as it was written, on whichever list it stands', async () => {
    await write('public', { title: 'A word' })
    await write('private', { collection: 'improvements', chapter: 8 })
    const posts = await storedPosts(db).orderBy('id').execute()
    expect(posts).toMatchObject([
      { id: 'private', collection: 'improvements', chapter: 8 },
      { id: 'public', collection: 'feedback', title: 'A word', authorUid: 'anna' },
    ])
  })

  test('of which nobody has reported anything has no reports, and an author who may write', async () => {
    await write('quiet')
    expect(await kept('quiet')).toMatchObject({ openReports: 0, reportedChapter: null, bans: 0 })
  })

  test('[FEED-7] comes with how many reports stand, and the latest chapter that they name', async () => {
    await write('reported')
    await report('reported', 'bert', 30)
    await report('reported', 'carl', 12)
    expect(await kept('reported')).toMatchObject({ openReports: 2, reportedChapter: 30 })
  })

  test('[FEED-7] is not folded by a report that was closed, nor by those of another post', async () => {
    await write('reported')
    await write('other')
    await report('reported', 'bert', 30, true)
    await report('reported', 'carl', 12)
    await report('other', 'bert', 70)
    expect(await kept('reported')).toMatchObject({ openReports: 1, reportedChapter: 12 })
    expect(await kept('other')).toMatchObject({ openReports: 1, reportedChapter: 70 })
  })

  test('says that its own author is banned, and nobody else', async () => {
    await write('by anna')
    await write('by bert', { authorUid: 'bert' })
    await write('by one who left', { authorUid: null })
    await db.insertInto('ban').values({ uid: 'bert', createdAt: DAY }).execute()
    expect(await kept('by bert')).toMatchObject({ bans: 1 })
    expect(await kept('by anna')).toMatchObject({ bans: 0 })
    expect(await kept('by one who left')).toMatchObject({ bans: 0 })
  })

  test('and that administrators have hidden is seen by its author alone', async () => {
    await write('shown')
    await write('hidden', { isHidden: true })
    await write('without author', { isHidden: true, authorUid: null })
    const seenBy = async (uid: string) => {
      const posts = await storedPosts(db).where(isSeenBy(uid)).orderBy('id').execute()
      return posts.map(({ id }) => id)
    }
    expect(await seenBy('anna')).toEqual(['hidden', 'shown'])
    expect(await seenBy('bert')).toEqual(['shown'])
  })
})

describe('[FEED-7] the chapter from which a post is shown', () => {
  test.each([
    ['its author’s', { chapter: 5, setChapter: null }, 5],
    ['the later one that administrators have set', { chapter: 5, setChapter: 9 }, 9],
    ['never an earlier one', { chapter: 5, setChapter: 3 }, 5],
  ])('is by itself %s', (_, post, chapter) => {
    expect(ownChapter(post)).toBe(chapter)
    expect(shownFrom({ ...post, reportedChapter: 1 })).toBe(chapter)
  })

  test('is the one that a report names, where that is later', () => {
    expect(shownFrom({ chapter: 5, setChapter: 9, reportedChapter: 30 })).toBe(30)
    expect(shownFrom({ chapter: 5, setChapter: 9, reportedChapter: 7 })).toBe(9)
  })
})

describe('[FEED-7] of a post from beyond a reader’s chapter', () => {
  test('a reader is told that there is one, and whose', async () => {
    await write('later', { chapter: 12 })
    const post = await kept('later')
    expect(veiledBeyond(11, post, 'bert')).toEqual({ id: 'later', isVeiled: true, isMine: false })
    expect(veiledBeyond(11, post, 'anna')).toEqual({ id: 'later', isVeiled: true, isMine: true })
  })

  test('nothing is held back from the chapter on from which it is shown', async () => {
    await write('later', { chapter: 12 })
    expect(veiledBeyond(12, await kept('later'), 'bert')).toBeUndefined()
    await report('later', 'carl', 20)
    expect(veiledBeyond(19, await kept('later'), 'bert')).toMatchObject({ isVeiled: true })
    expect(veiledBeyond(20, await kept('later'), 'bert')).toBeUndefined()
  })
})
