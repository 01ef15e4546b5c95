import type { FixedText } from './fixed-text.ts'

/** Texts of the pathways, the quests and what is still to come. */
export const pathwayTexts: readonly FixedText[] = [
  {
    text: '{}/{} {}',
    where: 'Pathways, first progress bar',
    sources: ['web/pathways/pathways-screen.tsx'],
    seen: { chapter: 42, at: '/pathways', shown: '{}/22 Pathways' },
  },
  {
    text: '{}/{} {}',
    where: 'Pathways, second progress bar',
    sources: ['web/pathways/pathways-screen.tsx'],
    seen: { chapter: 42, at: '/pathways', shown: '{}/198 Sequences' },
  },
  {
    text: 'Locked',
    where: 'an undiscovered pathway, and an unknown rung',
    sources: ['web/pathways/pathway-grid.tsx', 'web/ui/sequence-spine.tsx'],
    seen: { chapter: 42, at: '/pathways' },
  },
  {
    text: 'Coming Soon',
    where: 'the Web View of the pathways, Relations, Map, and the preferences in Settings',
    sources: ['web/ui/segments.tsx', 'web/coming-soon/soon-page.tsx'],
    seen: { chapter: 42, at: '/relations' },
  },
  {
    text: 'No pathways discovered yet...',
    where: 'the Card View before the first pathway',
    sources: ['content/book.yaml'],
    seen: { chapter: 1, at: '/pathways?view=cards' },
  },
  {
    text: '{} (Low to High)',
    where: 'a pathway, above its ladder',
    sources: ['web/pathways/pathway-page.tsx'],
    seen: { chapter: 42, at: '/pathways/{pathways}', shown: 'Sequence Hierarchy (Low to High)' },
  },
  {
    text: 'This pathway has not been discovered yet...',
    where: 'the address of a pathway that is not known',
    sources: ['content/book.yaml'],
    seen: { chapter: 1, at: '/pathways/{pathways}' },
  },
  {
    text: 'Quest Journal',
    where: 'the heading and the title of the quests',
    sources: ['content/book.yaml'],
    seen: { chapter: 42, at: '/quests' },
  },
  { text: 'Your Notes', where: 'the record of a quest', sources: ['web/quests/quest-notes.tsx'] },
  { text: 'Save Notes', where: 'the record of a quest', sources: ['web/quests/quest-notes.tsx'] },
]
