import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import { NOTE_KINDS, NOTE_MAX } from '#api/notes.ts'
import type { NoteStore } from '#server/accounts/note-store.ts'
import { type FindReader, type SignedIn, signedIn } from '#server/accounts/readers.ts'
import { answersOn } from '#server/http/answers.ts'
import { plainText } from '#server/http/plain-text.ts'
import { slug } from '#server/http/slug.ts'
import type { Book } from '#server/story/book.ts'
import { chapterOf, devicePlace } from '#server/story/chapter-schema.ts'

type Services = { book: Book; notes: NoteStore; findReader: FindReader }

/** A reader's own notes (api/notes.ts). */
export function noteRoutes({ book, notes, findReader }: Services) {
  const named = slug(ERRORS.noteInvalid)
  const body = z.strictObject({
    kind: z.enum(NOTE_KINDS, ERRORS.noteInvalid),
    entry: named,
    chapter: chapterOf(book),
    text: plainText(ERRORS.noteInvalid).pipe(z.string().max(NOTE_MAX, ERRORS.noteTooLong)),
    revision: named,
    base: z.union([z.literal(''), named], ERRORS.noteInvalid),
  })
  const app = new Hono<SignedIn>()
  const answer = answersOn(app, signedIn(findReader))

  // These are the reader's own words, so the device's chapter decides; another device that is behind does not matter.
  answer(CALLS.notes, { query: devicePlace(book) }, (c, { query: { chapter } }) => {
    const { uid, currentChapter } = c.get('reader')
    return notes.list(uid, chapter ?? currentChapter)
  })
  answer(CALLS.keepNote, { body }, (c, { body: change }) => {
    const id = named.safeParse(c.req.param('id'))
    if (!id.success) throw new HTTPException(400, { message: ERRORS.noteInvalid })
    return notes.keep(c.get('reader').uid, { ...change, id: id.data })
  })
  return app
}
