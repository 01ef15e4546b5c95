import { optional, text } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import { headline, title } from './parts.ts'

/** A report that belongs to no other entry. */
export const news = kind({ fields: { title, content: optional(text('body')), headline } })

export type NewsItem = EntryOf<typeof news>
