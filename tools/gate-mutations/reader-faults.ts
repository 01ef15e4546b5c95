import type { Fault } from './fault.ts'

const ABSENCE = 'reader/absence.test.ts'
const LOOK_UPS = 'reader/look-ups.test.ts'
const FILES = 'web/reader/story-files.test.ts'
const WALKS = 'reader/walks.test.ts'
const NOTE_WALKS = 'reader/note-walks.test.ts'
const STEP = 'reader/step.test.ts'
const STORE = 'web/reader/offline-store.test.ts'
const PROGRESS = 'web/reader/progress.test.ts'
const READER = 'web/reader/reader.test.ts'
const SAVES = 'web/reader/failed-saves.test.ts'
const DEVICES = 'web/reader/two-devices.test.ts'
const COOKIE = 'web/reader/chapter-cookie.test.ts'
const STARTER = 'web/start/start.alone.test.ts'
const TAKE_OVER = 'web/take-over.test.ts'
const TIMELINE = 'web/reader/device-timeline.test.ts'

/** Faults of what the browser fetches and stores: a look ahead, a store that is not truncated, a chapter that moves by itself. */
export const readerFaults: readonly Fault[] = [
  {
    law: 'DATA-6',
    fault: 'the next chapter is fetched in advance',
    file: 'reader/story.ts',
    before: "[limit, { type: 'ask-index', chapter }]",
    after: "[limit, { type: 'ask-index', chapter }, { type: 'ask-index', chapter: chapter + 1 }]",
    tests: [WALKS],
  },
  {
    law: 'DATA-6',
    fault: 'the index of the next chapter is requested',
    file: 'reader/story.ts',
    before: "[limit, { type: 'ask-index', chapter }]",
    after: "[limit, { type: 'ask-index', chapter: chapter + 1 }]",
    tests: [WALKS, FILES],
  },
  {
    law: 'DATA-6',
    fault: 'a tab keeps chapters beyond the one to which another tab went back',
    file: 'web/reader/offline-store.ts',
    before: 'files.filter(({ last }) => last <= limit)',
    after: 'files.filter(({ last }) => last > 0 || limit > 0)',
    tests: [STORE],
  },
  {
    law: 'DATA-6',
    fault: 'a single chapter is added to another edition of the earlier ones',
    file: 'reader/story.ts',
    before: 'editions[last - 1] === step.from',
    after: 'editions[last - 1] !== undefined',
    tests: [FILES],
  },
  {
    law: 'DATA-6',
    fault: 'the device stores a single chapter after another edition of the earlier ones',
    file: 'web/reader/offline-store.ts',
    before: 'if (after !== undefined && (await editions.get(last - 1)) !== after) continue',
    after: 'if (after !== undefined && (await editions.get(last - 1)) === after + after) continue',
    tests: [STORE],
  },
  {
    law: 'DATA-6',
    fault: 'a response that arrives after the reader went back is used',
    file: 'reader/step.ts',
    before: "if ('epoch' in event && event.epoch !== before.epoch) return [cutOpened(before), []]",
    after: "if ('epoch' in event && event.epoch < 0) return [cutOpened(before), []]",
    tests: [WALKS, STEP],
  },
  {
    law: 'DATA-6',
    fault: 'going back does not end the epoch of earlier requests',
    file: 'reader/step.ts',
    before: '|| after.chapter < before.chapter\n',
    after: '\n',
    tests: [STEP],
  },
  {
    law: 'DATA-6',
    fault: 'requests that are no longer wanted are not aborted',
    file: 'web/reader/run-reader.ts',
    before: '      questions.abort()\n',
    after: '',
    tests: [FILES],
  },
  {
    law: 'DATA-6',
    fault: 'later stories stay in memory when their chapters are deleted',
    file: 'web/reader/device-timeline.ts',
    before: 'if (gone.length > 0) timeline.letGo',
    after: 'if (gone.length > 99) timeline.letGo',
    tests: [TIMELINE],
  },
  {
    law: 'DATA-12',
    fault: 'the device’s chapter wins if it is further than the account’s',
    file: 'reader/progress.ts',
    before: 'const newest = isUnsent ? (device ?? currentChapter) : currentChapter',
    after: 'const newest = Math.max(device ?? 1, currentChapter)',
    tests: [WALKS, PROGRESS, READER],
  },
  {
    law: 'DATA-12',
    fault: 'a response older than the turn changes the reader’s chapter',
    file: 'reader/session.ts',
    before: 'if (isStale || known.sending || isUnsent(known)) return',
    after: 'if (known.sending || isUnsent(known)) return',
    tests: [WALKS, DEVICES],
  },
  {
    law: 'DATA-6',
    fault: 'a diary entry opened further on is sent after going back',
    file: 'reader/diary-reads.ts',
    before: 'unsent.uid !== uid || unsent.chapter <= state.chapter',
    after: 'unsent.uid !== uid || unsent.chapter > 0',
    tests: [STEP],
  },
  {
    law: 'DATA-12',
    fault: 'the chapter to which another tab has turned meanwhile is never sent',
    file: 'reader/outbox.ts',
    before: 'device: isNewer ? withUnsent(device, unsent) : device',
    after: 'device',
    tests: [WALKS, SAVES],
  },
  {
    law: 'DATA-12',
    fault: 'a browser that was killed starts at the chapter from which its reader went back',
    file: 'reader/step.ts',
    before: 'isForgotten(state, event.turnedTo, event.turns)',
    after: 'isForgotten(state, undefined)',
    tests: [WALKS],
  },
  {
    law: 'DATA-12',
    fault: 'a turn is lost if its page is left before the offline store has it',
    file: 'reader/step.ts',
    before: ' || turns < device.turns',
    after: '',
    tests: [STEP, WALKS],
  },
  {
    law: 'DATA-6',
    fault: 'a page remembers that its reader left at a chapter later than their present one',
    file: 'reader/absence.ts',
    before: '(absence.since ?? 0) <= latest ? state',
    after: '(absence.since ?? 0) >= 0 ? state',
    tests: [WALKS, ABSENCE],
  },
  {
    law: 'DATA-6',
    fault: 'a reader’s look-ups remain on the device when they go back',
    file: 'reader/look-ups.ts',
    before: 'filter(({ chapter }) => chapter <= state.chapter)',
    after: 'filter(({ chapter }) => chapter <= state.range.last)',
    tests: [WALKS, LOOK_UPS],
  },
  {
    law: 'SHELL-3',
    fault: 'a leap starts before it is confirmed',
    file: 'web/shell/turn-guard.tsx',
    before: '    setAsked(to)\n',
    after: '    setAsked(to)\n    turnTo(to)\n',
    tests: ['web/shell/turn-guard.test.tsx'],
  },
  {
    law: 'OWN-2',
    fault: 'a note from further on is shown after going back',
    file: 'reader/notes.ts',
    before: 'chapter <= state.chapter && text',
    after: 'chapter > 0 && text',
    tests: [NOTE_WALKS],
  },
  {
    law: 'OWN-2',
    fault: 'a note from further on remains on the device after going back',
    file: 'reader/notes.ts',
    before: 'note.chapter > state.chapter && isNoteSent(note)',
    after: 'note.chapter > state.range.last && isNoteSent(note)',
    tests: [NOTE_WALKS],
  },
  {
    law: 'OWN-3',
    fault: 'the text of another device replaces what was typed here',
    file: 'reader/notes.ts',
    before: 'return withNote(own, uid, { ...known, id,',
    after: 'return own ?? withNote(own, uid, { ...known, id,',
    tests: [NOTE_WALKS],
  },
  {
    law: 'OWN-3',
    fault: 'a value that another tab has overwritten is not restored',
    file: 'reader/written-notes.ts',
    before: '!isIn(one) && isBranchOf(notes, one)',
    after: '!isIn(one) && notes.log.length > LOG_MAX && isBranchOf(notes, one)',
    tests: [NOTE_WALKS],
  },
  {
    law: 'SHELL-13',
    fault: 'the cookie follows a tab that is further on than another',
    file: 'reader/cookie-chapter.ts',
    before: 'Math.min(isRaised ? after.chapter : (named ?? after.chapter), after.chapter, stored)',
    after: 'after.chapter',
    tests: [COOKIE, WALKS],
  },
  {
    law: 'SHELL-13',
    fault: 'the cookie does not change when a reader goes back',
    file: 'web/reader/run-reader.ts',
    before: 'cookie.write(cookieChapter(state, after, cookie.read()))',
    after: 'cookie.write(after.chapter < state.chapter ? cookie.read() : cookieChapter(state, after, cookie.read()))',
    tests: [COOKIE, WALKS],
  },
  {
    law: 'SHELL-14',
    fault: 'the starter does not remove what is further on than this device',
    file: 'web/start/start.ts',
    before: 'if (own === undefined || own > drawn) return',
    after: 'if (own !== drawn) return',
    tests: [STARTER],
  },
  {
    law: 'SHELL-14',
    fault: 'the starter shows a page before checking it',
    file: 'web/start/start.ts',
    before: 'showFolded(document.documentElement)\nif (drawn > 0) look()',
    after: 'showFolded(document.documentElement)',
    tests: [STARTER],
  },
  {
    law: 'SHELL-14',
    fault: 'the starter does not check a page again when it is shown again',
    file: 'web/start/start.ts',
    before: "for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, lookAgain)",
    after: '',
    tests: [STARTER],
  },
  {
    law: 'SHELL-14',
    fault: 'the app takes over a page of another chapter',
    file: 'web/take-over.ts',
    before: "return session.status === 'reader' && String(chapter) === drawn && story.loadedTo === chapter",
    after: "return session.status === 'reader' && story.loadedTo === chapter",
    tests: [TAKE_OVER],
  },
]
