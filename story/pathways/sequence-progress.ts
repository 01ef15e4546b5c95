import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'

export type SequenceProgress = {
  /** `Sequence 9, Seer`; undefined as long as no chapter has told of a Sequence. */
  title: string | undefined
  percent: number
}

type Labels = Pick<PublicBook, 'sections' | 'pathways'>

/**
 * How far the protagonist has come in the present Sequence. As long as no chapter tells of it, it is the chapter-number
 * progress (specification section 9); a book without pathways has none at all.
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

/** Nothing below the first chapter, all above the last, else so many percent a chapter, at most 100. */
export function chapterProgress(chapter: number, { from, until, percentPerChapter }: Steps): number {
  if (chapter < from) return 0
  if (chapter > until) return 100
  return Math.min((chapter - from) * percentPerChapter, 100)
}
