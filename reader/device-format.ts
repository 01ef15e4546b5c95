import type { Profile } from '#api/profile.ts'
import { isChapter, type Range } from './range.ts'
import type { Absence, Declined, Device, DeviceNotes, DiaryReads, KeptNote, LookUp, LookUps, Unsent } from './state.ts'

type Form<Value> = {
  readonly key: string
  /** Unreadable text is treated as nothing stored. */
  read(text: string | null, range: Range): Value
  /** Undefined if nothing is to be stored. */
  write(value: Value): string | undefined
}

/** The storage key and text format of everything a device keeps. */
export const DEVICE_FORMS: { readonly [Part in keyof Device]: Form<Device[Part]> } = {
  chapter: { key: 'currentChapter', read: chapterIn, write: (chapter) => chapter?.toString() },
  turns: {
    key: 'turns',
    read: (text) => wholeIn(text) ?? 0,
    write: (turns) => (turns > 0 ? String(turns) : undefined),
  },
  profile: { key: 'profile', read: profileIn, write: (profile) => profile && JSON.stringify(profile) },
  declined: { key: 'declinedChapter', read: declinedIn, write: declinedText },
  outbox: {
    key: 'outbox',
    read: outboxIn,
    write: (outbox) => (outbox.length > 0 ? JSON.stringify(outbox) : undefined),
  },
  diaryReads: { key: 'readDiaryPages', read: diaryReadsIn, write: diaryReadsText },
  notes: { key: 'notes', read: notesIn, write: notesText },
  absence: { key: 'absence', read: absenceIn, write: absenceText },
  lookUps: { key: 'lookUps', read: lookUpsIn, write: (lookUps) => lookUps && JSON.stringify(lookUps) },
}

/** A stored chapter number, if it is a chapter of this book. */
export function chapterIn(text: string | null | undefined, range: Range): number | undefined {
  const chapter = wholeIn(text)
  return isChapter(range, chapter) ? chapter : undefined
}

function wholeIn(text: string | null | undefined): number | undefined {
  const whole = text && /^\d+$/.test(text) ? Number(text) : undefined
  return Number.isSafeInteger(whole) ? whole : undefined
}

function valueIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

function profileIn(text: string | null): Profile | undefined {
  const profile = valueIn(text) as Partial<Profile> | null | undefined
  return typeof profile?.uid === 'string' ? (profile as Profile) : undefined
}

function declinedIn(text: string | null, range: Range): Declined | undefined {
  const [uid, later, stayed] = text?.split(' ') ?? []
  const chapter = chapterIn(later, range)
  return uid && chapter !== undefined ? { uid, chapter, stayed: chapterIn(stayed, range) } : undefined
}

function declinedText(declined: Declined | undefined): string | undefined {
  return declined && [declined.uid, declined.chapter, declined.stayed].join(' ')
}

function absenceIn(text: string | null, range: Range): Absence | undefined {
  const [uid, days, since] = text?.split(' ') ?? []
  const day = wholeIn(days)
  return uid && day !== undefined ? { uid, day, since: chapterIn(since, range) } : undefined
}

function absenceText(absence: Absence | undefined): string | undefined {
  return absence && [absence.uid, absence.day, absence.since].join(' ')
}

function lookUpsIn(text: string | null): LookUps | undefined {
  const { uid, entries } = (valueIn(text) ?? {}) as Record<string, unknown>
  return typeof uid === 'string' && Array.isArray(entries) ? { uid, entries: entries.filter(isLookUp) } : undefined
}

function isLookUp(value: unknown): value is LookUp {
  const { kind, id, chapter } = (value ?? {}) as Record<string, unknown>
  return typeof kind === 'string' && typeof id === 'string' && typeof chapter === 'number'
}

function outboxIn(text: string | null): readonly Unsent[] {
  const outbox = valueIn(text)
  return Array.isArray(outbox) ? outbox.filter(isUnsent) : []
}

function isUnsent(value: unknown): value is Unsent {
  const { type, uid, id, chapter, ...setting } = (value ?? {}) as Record<string, unknown>
  if (typeof uid !== 'string') return false
  if (type === 'setting') return isUnsentSetting(setting)
  return type === 'chapter' || (type === 'diary-read' && typeof id === 'string' && typeof chapter === 'number')
}

const SETTING_TYPES: readonly string[] = ['string', 'boolean']

function isUnsentSetting({ name, value, from, at }: Record<string, unknown>): boolean {
  const isValue = (one: unknown) => SETTING_TYPES.includes(typeof one)
  return (
    typeof name === 'string' && isValue(value) && Array.isArray(from) && from.every(isValue) && typeof at === 'number'
  )
}

function diaryReadsIn(text: string | null): DiaryReads {
  return Object.fromEntries(
    entriesOf(valueIn(text)).map(([uid, diaryReads]) => [
      uid,
      Object.fromEntries(entriesOf(diaryReads).filter(isDiaryRead)),
    ]),
  )
}

const isDiaryRead = (read: [string, unknown]): read is [string, number] => typeof read[1] === 'number'

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

function diaryReadsText(diaryReads: DiaryReads): string | undefined {
  return Object.keys(diaryReads).length > 0 ? JSON.stringify(diaryReads) : undefined
}

function notesIn(text: string | null): DeviceNotes {
  const { of, log } = (valueIn(text) ?? {}) as Record<string, unknown>
  const notes = entriesOf(of).map(([uid, notes]) => [uid, Object.fromEntries(entriesOf(notes).filter(isNote))])
  const words = Array.isArray(log) ? log.filter((revision) => typeof revision === 'string') : []
  return { of: Object.fromEntries(notes), log: words }
}

function isNote(kept: [string, unknown]): kept is [string, KeptNote] {
  const { chapter, tried, isRefused, ...texts } = (kept[1] ?? {}) as Record<string, unknown>
  const { id, kind, entry, text, revision, base } = texts
  const isWhole = [id, kind, entry, text, revision, base].every((part) => typeof part === 'string')
  return isWhole && typeof chapter === 'number' && Array.isArray(tried) && typeof isRefused === 'boolean'
}

function notesText(notes: DeviceNotes): string | undefined {
  return Object.keys(notes.of).length + notes.log.length > 0 ? JSON.stringify(notes) : undefined
}
