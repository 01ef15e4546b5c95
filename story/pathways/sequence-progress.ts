import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'

export type SequenceProgress = {
  /** `Sequence 9, Seer`; undefined until a chapter tells of a Sequence. */
  title: string | undefined
  percent: number
}

type Labels = Pick<PublicBook, 'sections' | 'pathways'>

/**
 * The protagonist's progress in the present Sequence. Until a chapter tells of one, the progress is computed from the chapter
 * number (specification section 9); undefined in a book without pathways.
 */
export function sequenceProgress(
  { progress, chapter }: Pick<Story, 'progress' | 'chapter'>,
  { sections, pathways }: Labels,
): SequenceProgress | undefined {
  if (!pathways || !sections.pathways) return undefined
  if (!progress) return { title: undefined, percent: chapterProgress(chapter, pathways.chapterProgress) }
  const { name, number, percent } = progress
  return { title: `${sections.pathways.rank} ${number}, ${name}`, percent }
}

type Steps = NonNullable<PublicBook['pathways']>['chapterProgress']

/** In per cent: 0 before `from`, 100 after `until`, and `percentPerChapter` for each chapter in between, at most 100. */
export function chapterProgress(chapter: number, { from, until, percentPerChapter }: Steps): number {
  if (chapter < from) return 0
  if (chapter > until) return 100
  return Math.min((chapter - from) * percentPerChapter, 100)
}
