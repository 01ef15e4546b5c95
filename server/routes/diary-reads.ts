import { Hono } from 'hono'
import { z } from 'zod'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { DiaryReadStore } from '#server/accounts/diary-read-store.ts'
import { isKnownDiaryEntry } from '#server/accounts/known-diary-entry.ts'
import type { ProfileStore } from '#server/accounts/profile-store.ts'
import { type FindReader, type SignedIn, signedIn } from '#server/accounts/readers.ts'
import { answersOn } from '#server/http/answers.ts'
import { slug } from '#server/http/slug.ts'
import type { Book } from '#server/story/book.ts'
import { chapterOf, devicePlace, shownTo } from '#server/story/chapter-schema.ts'
import type { Stories } from '#server/story/stories.ts'

type Services = {
  book: Book
  stories: Stories
  diaryReads: DiaryReadStore
  profiles: Pick<ProfileStore, 'furthest'>
  findReader: FindReader
}

/** Stores which diary entries a reader has opened (api/diary-reads.ts). */
export function diaryReadRoutes({ book, stories, diaryReads, profiles, findReader }: Services) {
  const body = z.strictObject({ id: slug(ERRORS.pageInvalid), chapter: chapterOf(book) })
  const app = new Hono<SignedIn>()
  const answer = answersOn(app, signedIn(findReader))

  answer(CALLS.diaryReads, { query: devicePlace(book) }, (c, { query: { chapter } }) => {
    const { uid, currentChapter } = c.get('reader')
    return diaryReads.list(uid, shownTo(currentChapter, chapter))
  })
  answer(CALLS.keepDiaryRead, { body }, async (c, { body: read }) => {
    const { uid } = c.get('reader')
    if (await isKnownDiaryEntry(stories, read, await profiles.furthest(uid))) await diaryReads.add(uid, read)
  })
  return app
}
