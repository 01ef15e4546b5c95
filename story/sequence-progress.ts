import type { Story } from './story.ts'

export type SequenceProgress = {
  /** `Sequence 9, Seer`; undefined as long as no chapter has told of a Sequence. */
  title: string | undefined
  percent: number
  /** The window of chapters that the bar measures. */
  window: { read: number; span: number } | undefined
}

const FIRST_CHAPTER = 15
const LAST_CHAPTER = 1400
const PERCENT_PER_CHAPTER = 5

/**
 * How far the protagonist has come in the present Sequence: the chapters read of its window, rounded, at most 100%.
 * Without a window it is the chapter-number progress (specification section 9).
 */
export function sequenceProgress({ progress, chapter }: Pick<Story, 'progress' | 'chapter'>): SequenceProgress {
  if (!progress) return { title: undefined, percent: chapterProgress(chapter), window: undefined }

  const { name, number, from, span } = progress
  const read = Math.min(chapter - from, span)
  return { title: `Sequence ${number}, ${name}`, percent: Math.round((read / span) * 100), window: { read, span } }
}

/** 0 below chapter 15, 100 above 1400, else five percent a chapter, at most 100. */
export function chapterProgress(chapter: number): number {
  if (chapter < FIRST_CHAPTER) return 0
  if (chapter > LAST_CHAPTER) return 100
  return Math.min((chapter - FIRST_CHAPTER) * PERCENT_PER_CHAPTER, 100)
}
