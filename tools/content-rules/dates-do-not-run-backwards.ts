import { kinds } from '#kinds/kinds.ts'
import type { Chapter } from '#story/engine/chapter.ts'
import type { Finding } from '#tools/content/finding.ts'
import { daysOf } from '#tools/texts/days.ts'
import { textsOf } from '#tools/texts/texts.ts'
import type { Rule } from './rule.ts'

export const datesDoNotRunBackwards: Rule = {
  name: 'dates-do-not-run-backwards',
  why: 'The day on Home goes forward with the story; a day that lies ahead tells how much time is still to pass.',

  *check({ content, book, focus }) {
    let earliest = Number.NEGATIVE_INFINITY
    let now = { first: earliest, last: Number.POSITIVE_INFINITY }
    for (const { number: chapter, chapter: told } of content.chapters) {
      if (chapter > book.chapters.last) return
      if (told.date) {
        const days = daysOf(told.date)
        if (!days) yield { chapter, path: ['date'], what: told.date, ...unread('date', told.date) }
        else if (days.last < earliest) {
          yield {
            chapter,
            path: ['date'],
            what: told.date,
            message: `date: "${told.date}" lies before the day of an earlier chapter.`,
            tip: 'Write a date only where the day changes; where only the month is known, write that.',
          }
        } else {
          earliest = Math.max(earliest, days.first)
          now = days
        }
      }
      for (const { kind, id, path, date } of datesIn(told)) {
        if (focus && (kind !== focus.kind || id !== focus.id)) continue
        const days = daysOf(date)
        if (days && days.first > now.first && days.last > now.last) yield ahead(chapter, [kind, id, ...path], date)
      }
    }
  },
}

/** The dates in the entries of a chapter. */
function* datesIn(chapter: Chapter) {
  for (const kind of kinds) {
    for (const [id, told] of Object.entries(chapter[kind] ?? {})) {
      for (const { role, path, value } of told ? textsOf(kind, told) : []) {
        if (role === 'day') yield { kind, id, path, date: value }
      }
    }
  }
}

function unread(path: string, date: string) {
  return {
    message: `${path}: "${date}" is not a date that can be compared.`,
    tip: 'Write "28 June 1349", "Early July 1349", "Third week of July 1349" or "July 1349".',
  }
}

function ahead(chapter: number, path: readonly string[], date: string): Finding {
  return {
    chapter,
    path,
    what: date,
    message: `${path.join('.')}: "${date}" lies ahead of the day of chapter ${chapter}.`,
    tip: 'Nothing is dated after the day of its chapter.',
  }
}
