/** A text that the specification fixes (sections 2, 4, 5 and 8), and where it is seen. */
export type FixedText = {
  /** Word for word; `{}` stands for what differs from reader to reader. */
  text: string
  where: string
  /** The sources that hold it as a whole. */
  sources: readonly string[]
  /** An address at which a reader of a chapter sees it; `shown` where the screen fills in the `{}`. */
  seen?: { chapter: number; at: string; shown?: string }
}

/** Every text that stands in quotes there, section by section (SHELL-10). */
export const FIXED_TEXTS: readonly FixedText[] = [
  // Shell
  {
    text: 'Volume 1 - Clown',
    where: 'the chapter menu, above the chapters of the first volume',
    sources: ['content/book.yaml'],
  },
  { text: 'Install as App', where: 'the welcome of the first visit', sources: ['web/shell/install-guide.tsx'] },
  {
    text: 'Loading story data...',
    where: 'every screen while the story loads',
    sources: ['web/shell/shell.tsx', 'web/shell/chapter-offer.tsx'],
  },
  {
    text: 'Unexpected Application Error!',
    where: 'the page of an error that nobody caught',
    sources: ['web/shell/route-error.tsx'],
  },

  // Home
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
    sources: ['story/protagonist.ts', 'story/deities.ts'],
    seen: { chapter: 1, at: '/?popup=klein' },
  },
  {
    text: '????',
    where: 'whatever is known to exist and nothing else: Sequences, domains, headings, locked tiles and rungs',
    sources: [
      'story/character-detail.ts',
      'web/ui/card.tsx',
      'web/ui/sequence-spine.tsx',
      'web/shell/chapter-list.tsx',
      'web/shell/chapter-select.tsx',
    ],
    seen: { chapter: 1, at: '/pathways' },
  },

  // Codex
  {
    text: 'All Content',
    where: 'the hub, first tab',
    sources: ['web/codex/hub-screen.tsx'],
    seen: { chapter: 42, at: '/codex' },
  },
  {
    text: 'Recently Added',
    where: 'the hub, second tab',
    sources: ['web/codex/hub-screen.tsx'],
  },
  {
    text: 'Found an Issue? Add Info',
    where: 'the hub, the way to the feedback',
    sources: ['web/codex/hub-screen.tsx'],
    seen: { chapter: 42, at: '/codex' },
  },
  {
    text: 'No results found for “{}”',
    where: 'a search of the codex without hits',
    sources: ['web/codex/search-results.tsx'],
    seen: { chapter: 42, at: '/codex?q=quixotry', shown: 'No results found for “quixotry”' },
  },
  {
    text: 'Back to Codex',
    where: 'every section of the codex, on wider screens',
    sources: ['web/codex/section-page.tsx', 'web/codex/recent-activity-screen.tsx'],
    seen: { chapter: 42, at: '/codex/items' },
  },
  {
    text: 'Items & Artifacts',
    where: 'the heading and the title of the items',
    sources: ['content/book.yaml'],
    seen: { chapter: 42, at: '/codex/items' },
  },
  {
    text: 'All Grades (sealed)',
    where: 'the Rarity/Grade select of the items',
    sources: ['content/book.yaml'],
  },
  {
    text: 'Discovered in: Ch {}',
    where: 'the card of a god',
    sources: ['web/codex/deities-screen.tsx'],
    seen: { chapter: 42, at: '/codex/deities', shown: 'Discovered in: Ch 1' },
  },
  {
    text: 'Unlocked: Ch {}',
    where: 'the card of a location',
    sources: ['web/codex/locations-screen.tsx'],
    seen: { chapter: 42, at: '/codex/locations', shown: 'Unlocked: Ch 1' },
  },
  {
    text: 'First mentioned/visited in Chapter {}',
    where: 'the record of a location',
    sources: ['web/codex/locations-record.tsx'],
    seen: { chapter: 42, at: '/codex/locations?id=tingen', shown: 'First mentioned/visited in Chapter 1' },
  },
  {
    text: 'Revealed: Ch {}',
    where: 'the card of a piece of history',
    sources: ['web/codex/history-era.tsx'],
    seen: { chapter: 42, at: '/codex/history', shown: 'Revealed: Ch 4' },
  },
  {
    text: 'First revealed in Chapter {}',
    where: 'the record of a piece of history',
    sources: ['web/codex/history-record.tsx'],
  },
  {
    text: 'Journal Entry',
    where: 'a note without a title of its own',
    sources: ['story/codex-entries.ts'],
  },
  {
    text: 'Current Chapter Updates',
    where: 'Recent activity, first heading',
    sources: ['web/codex/recent-activity-screen.tsx'],
    seen: { chapter: 42, at: '/codex/recent-activity' },
  },
  {
    text: 'No new updates in this chapter.',
    where: 'Recent activity in a chapter without news',
    sources: ['web/codex/recent-activity-screen.tsx'],
  },
  {
    text: 'Last 5 Chapters Timeline',
    where: 'Recent activity, second heading',
    sources: ['web/codex/recent-activity-screen.tsx'],
    seen: { chapter: 42, at: '/codex/recent-activity' },
  },
  {
    text: 'No recent additions in the last 5 chapters.',
    where: 'Recent activity without earlier news',
    sources: ['web/codex/recent-activity-screen.tsx'],
    seen: { chapter: 1, at: '/codex/recent-activity' },
  },
  {
    text: 'View Details →',
    where: 'each piece of news in Recent activity',
    sources: ['web/codex/news-story.tsx', 'web/codex/news-timeline.tsx'],
    seen: { chapter: 42, at: '/codex/recent-activity' },
  },

  // Pathways, quests and what is still to come
  {
    text: '{}/{} {}',
    where: 'Pathways, first progress bar',
    sources: ['web/pathways/pathways-screen.tsx'],
    seen: { chapter: 42, at: '/pathways', shown: '8/22 Pathways' },
  },
  {
    text: '{}/{} {}',
    where: 'Pathways, second progress bar',
    sources: ['web/pathways/pathways-screen.tsx'],
    seen: { chapter: 42, at: '/pathways', shown: '11/198 Sequences' },
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
    seen: { chapter: 42, at: '/pathways/seer', shown: 'Sequence Hierarchy (Low to High)' },
  },
  {
    text: 'This pathway has not been discovered yet...',
    where: 'the address of a pathway that is not known',
    sources: ['content/book.yaml'],
    seen: { chapter: 1, at: '/pathways/seer' },
  },
  {
    text: 'Quest Journal',
    where: 'the heading and the title of the quests',
    sources: ['content/book.yaml'],
    seen: { chapter: 42, at: '/quests' },
  },
  { text: 'Your Notes', where: 'the record of a quest', sources: ['web/quests/quest-notes.tsx'] },
  { text: 'Save Notes', where: 'the record of a quest', sources: ['web/quests/quest-notes.tsx'] },

  // Account
  {
    text: 'Account',
    where: 'the heading and the title of the account, and its link in the menu',
    sources: ['web/account/account-screen.tsx', 'web/route-table.ts', 'web/shell/links.ts'],
    seen: { chapter: 42, at: '/account' },
  },
  {
    text: 'Member since {}',
    where: 'Account, Profile',
    sources: ['web/account/profile-tab.tsx'],
  },
  {
    text: 'Chapter {} of {}',
    where: 'Account, Profile, the reading progress',
    sources: ['web/account/profile-tab.tsx'],
    seen: { chapter: 42, at: '/account', shown: 'Chapter 42 of 1430' },
  },
  {
    text: 'Your Journey',
    where: 'Account, Profile',
    sources: ['web/account/profile-tab.tsx'],
    seen: { chapter: 42, at: '/account' },
  },
  {
    text: 'Unlocked!',
    where: 'the record of an achievement that is unlocked',
    sources: ['web/account/achievement-sheet.tsx'],
  },
  {
    text: 'Error signing out: ',
    where: 'the alert of a sign-out that failed; its reason follows',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Error deleting account: ',
    where: 'the alert of a deletion that failed; its reason follows',
    sources: ['api/errors.ts'],
  },

  // Sign-in
  {
    text: 'Continue with Google',
    where: 'the sign-in',
    sources: ['web/auth/other-ways.tsx'],
    seen: { chapter: 42, at: '/auth' },
  },
  {
    text: 'Continue as Guest',
    where: 'the sign-in',
    sources: ['web/auth/other-ways.tsx'],
    seen: { chapter: 42, at: '/auth' },
  },
  {
    text: 'Minimum {} characters',
    where: 'the sign-in, below the password',
    sources: ['web/auth/auth-fields.tsx'],
    seen: { chapter: 42, at: '/auth', shown: 'Minimum 6 characters' },
  },
  { text: 'Username is required', where: 'a sign-up without a username', sources: ['api/errors.ts'] },
  { text: 'An unexpected error occurred', where: 'a sign-in that broke', sources: ['api/errors.ts'] },
  { text: 'No user logged in', where: 'every action on an account without a reader', sources: ['api/errors.ts'] },
  {
    text: 'Failed to create anonymous account',
    where: 'a guest that could not be made',
    sources: ['api/errors.ts'],
  },

  // Feedback
  {
    text: 'Community Feedback',
    where: 'the heading and the title of the feedback',
    sources: ['web/feedback/feedback-screen.tsx', 'web/route-table.ts'],
    seen: { chapter: 42, at: '/feedback' },
  },
  {
    text: 'Add Info',
    where: 'the feedback, one of its two buttons',
    sources: ['web/feedback/words.ts'],
    seen: { chapter: 42, at: '/feedback' },
  },
  {
    text: 'New Feedback',
    where: 'the feedback, the other button',
    sources: ['web/feedback/words.ts'],
    seen: { chapter: 42, at: '/feedback' },
  },
  {
    text: 'Select feedback type',
    where: 'the form, before a subtype of feedback is chosen',
    sources: ['web/feedback/words.ts'],
  },
  {
    text: 'Select information type',
    where: 'the form, before a subtype of information is chosen',
    sources: ['web/feedback/words.ts'],
  },
  {
    text: '{}/{} characters',
    where: 'the form, below the description',
    sources: ['web/ui/field.tsx'],
  },
  {
    text: 'Submitting...',
    where: 'the form, while it is sent',
    sources: ['web/feedback/feedback-form.tsx'],
  },
  {
    text: '(guest)',
    where: 'a post, after the name of a guest',
    sources: ['web/feedback/post-entry.tsx'],
  },
  {
    text: 'No feedback yet. Be the first to share your thoughts!',
    where: 'the list of feedback without posts',
    sources: ['web/feedback/post-list.tsx'],
  },
  {
    text: 'Both title and description are required.',
    where: 'the banner of a post without words',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Please select a specific type.',
    where: 'the banner of a post without a subtype',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Failed to authenticate: ',
    where: 'the banner where nobody could be made a guest; its reason follows',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Authentication failed',
    where: 'the banner where there is nobody even then',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Failed to submit feedback. Please try again.',
    where: 'the banner where a post fails without a reason',
    sources: ['api/errors.ts'],
  },
  {
    text: 'Thank you! Your information has been sent to the administrators.',
    where: 'the feedback, after information was sent',
    sources: ['web/feedback/words.ts'],
  },
  {
    text: 'Thank you! Your feedback has been submitted successfully.',
    where: 'the feedback, after any other post',
    sources: ['web/feedback/words.ts'],
  },
]
