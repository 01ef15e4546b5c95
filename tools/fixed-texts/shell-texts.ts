import type { FixedText } from './fixed-text.ts'

/** Texts of what stands around every screen. */
export const shellTexts: readonly FixedText[] = [
  {
    text: 'Volume 1 - Clown',
    where: 'the chapter menu, above the chapters of the first volume',
    sources: ['content/book.yaml'],
  },
  { text: 'Install as App', where: 'the welcome of the first visit', sources: ['web/shell/install-guide.tsx'] },
  {
    text: 'Loading story data...',
    where: 'every screen while the story loads',
    sources: ['web/shell/story-outlet.tsx', 'web/shell/chapter-offer.tsx'],
  },
  {
    text: 'Unexpected Application Error!',
    where: 'the page of an error that nobody caught',
    sources: ['web/shell/route-error.tsx'],
  },
]
