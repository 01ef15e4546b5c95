import type { NewPost, Post, PostType, Subtype } from '#api/feedback.ts'

/** Which button opened the form: each presets the type of the post (specification section 4). */
export type OpenedBy = NewPost['submitMethod']

/** The texts for each type: its form, the prompt for its subtypes, and the message on success. */
export const TYPES: Record<PostType, { name: string; title: string; prompt: string; success: string }> = {
  feedback: {
    name: 'Feedback',
    title: 'New Feedback',
    prompt: 'Select feedback type',
    success: 'Thank you! Your feedback has been submitted successfully.',
  },
  'add-info': {
    name: 'Add Info',
    title: 'Add Info',
    prompt: 'Select information type',
    success: 'Thank you! Your information has been sent to the administrators.',
  },
}

/** Replaces the buttons without script. */
export const NEEDS_SCRIPT = 'Writing to us needs JavaScript.'

export const PRESET: Record<OpenedBy, { type: PostType; subtype: Subtype | '' }> = {
  'new-feedback-button': { type: 'feedback', subtype: '' },
  'add-info-button': { type: 'add-info', subtype: '' },
  'entry-report': { type: 'add-info', subtype: 'report-misinformation' },
}

/** Replaces a post from a later chapter. */
export const VEILED = {
  other: {
    title: 'Written further on in the story',
    reason: 'It may tell what you do not know yet at your chapter.',
  },
  own: {
    title: 'Written by you further on',
    reason: 'It belongs to a later chapter than the one you are at, and stays folded until you get there.',
  },
}

export const SUBTYPE_WORDS: Record<Subtype, string> = {
  general: 'General',
  bug: 'Bug',
  suggestion: 'Suggestion',
  'report-misinformation': 'Report misinformation',
  'provide-update': 'Provide update',
  'add-details': 'Add details',
}

/** The badge of a post: the subtype for bugs and suggestions, otherwise the type (FEED-3). */
export function badgeOf({ type, subtype }: Pick<Post, 'type' | 'subtype'>): string {
  return subtype === 'bug' || subtype === 'suggestion' ? SUBTYPE_WORDS[subtype] : TYPES[type].name
}

/** The day a post was written, by default in the reader's time zone, with the year unless it is the current one. */
export function dayOf(createdAt: string, now: Date, timeZone?: 'UTC'): string {
  const date = new Date(createdAt)
  const said = (format: Intl.DateTimeFormatOptions, of = date) =>
    of.toLocaleDateString('en-GB', { ...format, ...(timeZone && { timeZone }) })
  const isThisYear = said({ year: 'numeric' }) === said({ year: 'numeric' }, now)
  return said({ day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}
