import type { FixedText } from './fixed-text.ts'

/** Texts of Home and its popups. */
export const homeTexts: readonly FixedText[] = [
  {
    text: 'View Full Details',
    where: 'the protagonist, and an open quest',
    sources: ['web/home/protagonist-card.tsx', 'web/quests/quest-entry.tsx'],
    seen: { chapter: 42, at: '/' },
  },
  {
    text: 'Support the Project',
    where: 'Home, last card',
    sources: ['web/home/support-card.tsx'],
    seen: { chapter: 42, at: '/' },
  },
  {
    text: 'No transactions available',
    where: 'the balance popup without transactions',
    sources: ['web/home/balance-popup.tsx'],
    seen: { chapter: 1, at: '/?popup=balance' },
  },
  {
    text: 'Loading transactions...',
    where: 'the balance popup while the story loads',
    sources: ['web/home/balance-popup.tsx'],
  },
  {
    text: 'No items',
    where: 'the inventory card and popup without items',
    sources: ['web/home/inventory-card.tsx', 'web/home/inventory-popup.tsx'],
  },
  {
    text: 'No abilities data received!',
    where: 'the abilities popup without abilities',
    sources: ['content/book.yaml'],
  },
  {
    text: 'Unknown',
    where: "the protagonist's pathway below its gate, and the group of a god without one",
    sources: ['story/people/protagonist.ts', 'kinds/deities.ts'],
    seen: { chapter: 1, at: '/?popup=klein' },
  },
  {
    text: '????',
    where: 'whatever is known to exist and nothing else: Sequences, domains, headings, locked tiles and rungs',
    sources: ['story/engine/unknown.ts', 'web/ui/card.tsx', 'web/ui/sequence-spine.tsx'],
    seen: { chapter: 1, at: '/pathways' },
  },
]
