import { z } from 'zod'
import { ERRORS } from '#api/errors.ts'
import { DEFAULT_POST_TYPE, DESCRIPTION_MAX, ENTRY_KINDS, POST_TYPES, SUBTYPES, TITLE_MAX } from '#api/feedback.ts'
import { plainText } from '#server/http/plain-text.ts'
import { slug } from '#server/http/slug.ts'
import type { Book } from '#server/story/book.ts'
import { chapterOf } from '#server/story/chapter-schema.ts'

const entry = z.strictObject({
  kind: z.enum(ENTRY_KINDS, ERRORS.entryInvalid),
  id: slug(ERRORS.entryInvalid),
  name: plainText(ERRORS.entryInvalid).pipe(z.string().min(1, ERRORS.entryInvalid).max(TITLE_MAX, ERRORS.entryInvalid)),
})

/** Lower case only, so that an id has a single form. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Any subtype; whether it belongs to the post's type is checked below. */
const subtype = z.enum(Object.values(SUBTYPES).flat(), ERRORS.feedbackSubtype)

const needed = plainText(ERRORS.feedbackIncomplete).pipe(z.string().min(1, ERRORS.feedbackIncomplete))

/** A submitted post (FEED-2, FEED-8): trimmed, within the limits, and with a subtype that belongs to its type. */
export function newPost(book: Pick<Book, 'chapters'>) {
  return z
    .strictObject({
      id: z.string(ERRORS.postIdInvalid).regex(UUID, ERRORS.postIdInvalid).exactOptional(),
      title: needed.pipe(z.string().max(TITLE_MAX, ERRORS.titleTooLong)),
      description: needed.pipe(z.string().max(DESCRIPTION_MAX, ERRORS.descriptionTooLong)),
      type: z.enum(POST_TYPES, ERRORS.feedbackSubtype).exactOptional(),
      subtype,
      submitMethod: z.enum(['add-info-button', 'new-feedback-button', 'entry-report']),
      chapter: chapterOf(book),
      entry: entry.exactOptional(),
    })
    .refine(
      ({ type = DEFAULT_POST_TYPE, subtype }) => (SUBTYPES[type] as readonly string[]).includes(subtype),
      ERRORS.feedbackSubtype,
    )
}
