import type { PublicBook } from './book.ts'
import type { Story } from './story.ts'

export type SequenceProgress = {
  /** `Sequence 9, Seer`; undefined as long as no chapter has told of a rung. */
  title: string | undefined
  percent: number
  /** The window of chapters that the bar measures. */
  window: { read: number; span: number } | undefined
}

type Words = Pick<PublicBook, 'sections' | 'pathways'>

/**
 * How far the protagonist has come in the present rung: the chapters read of its window, rounded, at most 100%. Without a
 * window it is the chapter-number progress (specification section 9); a book without pathways has none at all.
 */
export function sequenceProgress(
  { progress, chapter }: Pick<Story, 'progress' | 'chapter'>,
  { sections, pathways }: Words,
): SequenceProgress | undefined {
  if (!pathways || !sections.pathways) return undefined
  if (!progress) {
    return { title: undefined, percent: chapterProgress(chapter, pathways.chapterProgress), window: undefined }
  }
  const { name, number, from, span } = progress
  const read = Math.min(chapter - from, span)
  const title = `${sections.pathways.rank} ${number}, ${name}`
  return { title, percent: Math.round((read / span) * 100), window: { read, span } }
}

type Steps = NonNullable<PublicBook['pathways']>['chapterProgress']

/** Nothing below the first chapter, all above the last, else so many percent a chapter, at most 100. */
export function chapterProgress(chapter: number, { from, until, percentPerChapter }: Steps): number {
  if (chapter < from) return 0
  if (chapter > until) return 100
  return Math.min((chapter - from) * percentPerChapter, 100)
}
