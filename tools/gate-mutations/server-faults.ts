import type { Fault } from './fault.ts'

const STATIC = 'server/http/static-files.test.ts'
const FEEDBACK = 'server/routes/feedback.test.ts'
const FURTHEST = 'server/routes/furthest.test.ts'
const SPOILERS = 'server/routes/spoiler-reports.test.ts'
const OWN_POSTS = 'server/routes/own-posts.test.ts'
const NOTES = 'server/routes/notes.test.ts'
const DIARY_READS = 'server/routes/diary-reads.test.ts'
const KNOWN_DIARY_ENTRIES = 'server/routes/known-diary-entries.test.ts'
const DRAWN = 'server/routes/drawn-pages.test.ts'
const PROFILE = 'server/routes/profile.test.ts'

/** Faults of what the server sends: wrong caching, the index of another chapter, posts and diary reads from further on. */
export const serverFaults: readonly Fault[] = [
  {
    law: 'DATA-6',
    fault: 'a request for index n gets index n + 1',
    file: 'server/routes/story-files.ts',
    before: 'const file = files.get(name)',
    after:
      'const file = files.get(name.replace(/^index\\/(\\d+)/, (_, number) => `index/${Number(number) + 1}`)) ?? files.get(name)',
    tests: [STATIC],
  },
  {
    law: 'DATA-6',
    fault: 'a request for a missing story file gets another one',
    file: 'server/routes/story-files.ts',
    before: 'const file = files.get(name)',
    after: 'const file = files.get(name) ?? [...files.values()].at(-1)',
    tests: [STATIC],
  },
  {
    law: 'DATA-6',
    fault: 'the ETag of a file is derived from its name, so an index never changes',
    file: 'server/http/static-files.ts',
    before: '.update(await readFile(path))',
    after: '.update(path)',
    tests: [STATIC],
  },
  {
    law: 'DATA-6',
    fault: 'the page of the app is cached for ever',
    file: 'server/routes/web-app.ts',
    before: "c.header('cache-control', REVALIDATED)",
    after: "c.header('cache-control', IMMUTABLE)",
    tests: [STATIC],
  },
  {
    law: 'DATA-12',
    fault: 'the server takes the chapter after the last',
    file: 'server/story/chapter-schema.ts',
    before: '.max(chapters.last,',
    after: '.max(chapters.last + 1,',
    tests: [PROFILE],
  },
  {
    law: 'FEED-7',
    fault: 'a veiled post is sent with its text',
    file: 'server/community/feedback-store.ts',
    before: 'veiledBeyond(chapter, row, uid) ?? postOf(row, uid, chapter)',
    after: '({ ...postOf(row, uid, chapter), ...veiledBeyond(chapter, row, uid) })',
    tests: [FEEDBACK],
  },
  {
    law: 'FEED-7',
    fault: 'a device that claims a further chapter lifts the veil',
    file: 'server/story/chapter-schema.ts',
    before: 'Math.min(account, device)',
    after: 'device',
    tests: [FEEDBACK],
  },
  {
    law: 'FEED-7',
    fault: 'a device that is behind its account lifts the veil',
    file: 'server/story/chapter-schema.ts',
    before: 'Math.min(account, device)',
    after: 'account',
    tests: [FEEDBACK],
  },
  {
    law: 'FEED-9',
    fault: 'one’s own report names its entry after going back',
    file: 'server/community/feedback-store.ts',
    before: 'shownFrom(row) > chapter ? null : withoutName(entryOf(row))',
    after: 'shownFrom(row) > chapter && row.authorUid !== uid ? null : withoutName(entryOf(row))',
    tests: [FURTHEST],
  },
  {
    law: 'FEED-11',
    fault: 'a post that is folded by a report names its entry',
    file: 'server/community/feedback-store.ts',
    before: 'shownFrom(row) > chapter ? null : withoutName(entryOf(row))',
    after: 'ownChapter(row) > chapter ? null : withoutName(entryOf(row))',
    tests: [SPOILERS],
  },
  {
    law: 'FEED-11',
    fault: 'a report folds nothing',
    file: 'server/community/stored-posts.ts',
    before: 'Math.max(ownChapter(post), post.reportedChapter ?? 0)',
    after: 'ownChapter(post)',
    tests: [SPOILERS],
  },
  {
    law: 'FEED-11',
    fault: 'the chapter set by administrators is ignored',
    file: 'server/community/stored-posts.ts',
    before: 'Math.max(chapter, setChapter ?? chapter)',
    after: 'chapter',
    tests: ['server/community/stored-posts.test.ts'],
  },
  {
    law: 'FEED-11',
    fault: 'a report is deleted with its reader’s account, and the post unfolds',
    file: 'server/database/migrations/005-spoiler-reports.ts',
    before: ".references('user.id').onDelete('set null')",
    after: ".references('user.id').onDelete('cascade')",
    tests: [SPOILERS],
  },
  {
    law: 'FEED-7',
    fault: 'one’s own post from further on is shown after going back',
    file: 'server/community/veiled-beyond.ts',
    before: 'shownFrom(post) > chapter ?',
    after: 'shownFrom(post) > chapter && post.authorUid !== uid ?',
    tests: [OWN_POSTS],
  },
  {
    law: 'FEED-7',
    fault: 'reports to the administrators are sent up to the account’s chapter, not the device’s',
    file: 'server/routes/improvements.ts',
    before: 'shownTo(currentChapter, chapter)',
    after: 'currentChapter',
    tests: [OWN_POSTS],
  },
  {
    law: 'FEED-9',
    fault: 'a requested post names an entry that the account knows and the device does not',
    file: 'server/routes/feedback.ts',
    before: "c.req.param('id'), shownTo(currentChapter, chapter)",
    after: "c.req.param('id'), currentChapter",
    tests: [FURTHEST],
  },
  {
    law: 'DIARY-2',
    fault: 'diary reads of the next chapter are sent too',
    file: 'server/accounts/diary-read-store.ts',
    before: ".where('chapter', '<=', chapter)\n",
    after: ".where('chapter', '<=', chapter + 1)\n",
    tests: [DIARY_READS],
  },
  {
    law: 'DIARY-2',
    fault: 'a reader who names a diary entry of a later chapter learns whether it exists',
    file: 'server/accounts/known-diary-entry.ts',
    before: 'storyAt(Math.min(chapter, furthest))',
    after: 'storyAt(chapter)',
    tests: [KNOWN_DIARY_ENTRIES],
  },
  {
    law: 'SHELL-13',
    fault: 'the server reads the whole book when it opens a chapter',
    file: 'server/story/stories.ts',
    before: 'return storyAt(chapter)',
    after: 'return storyAt(214)',
    tests: [DRAWN],
  },
  {
    law: 'SHELL-13',
    fault: 'the service worker caches the drawn page of Home',
    file: 'tools/vite/service-worker.ts',
    before: 'export const PAGE = ADDRESSES.shell',
    after: "export const PAGE = '/'",
    tests: ['tools/vite/service-worker-places.test.ts'],
  },
  {
    law: 'OWN-2',
    fault: 'notes of the next chapter are sent too',
    file: 'server/accounts/note-store.ts',
    before: ".where('chapter', '<=', chapter)",
    after: ".where('chapter', '<=', chapter + 1)",
    tests: [NOTES],
  },
  {
    law: 'OWN-3',
    fault: 'a note replaces a text of another device that it has not seen',
    file: 'server/accounts/note-store.ts',
    before: 'if (known && known.revision !== base && known.revision',
    after: 'if (known && known.revision === base && known.revision',
    tests: [NOTES],
  },
]
