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
    fault: 'the index of the next chapter is asked for',
    file: 'reader/story.ts',
    before: "[limit, { type: 'ask-index', chapter }]",
    after: "[limit, { type: 'ask-index', chapter: chapter + 1 }]",
    tests: [WALKS, FILES],
  },
  {
    law: 'DATA-6',
    fault: 'a tab keeps what lies beyond the chapter to which another has gone back',
    file: 'web/reader/offline-store.ts',
    before: 'files.filter(({ last }) => last <= limit)',
    after: 'files.filter(({ last }) => last > 0 || limit > 0)',
    tests: [STORE],
  },
  {
    law: 'DATA-6',
    fault: 'a chapter alone goes on from another edition of what is before it',
    file: 'reader/story.ts',
    before: 'editions[last - 1] === step.from',
    after: 'editions[last - 1] !== undefined',
    tests: [FILES],
  },
  {
    law: 'DATA-6',
    fault: 'the device keeps a chapter alone behind another edition',
    file: 'web/reader/offline-store.ts',
    before: 'if (after !== undefined && (await editions.get(last - 1)) !== after) continue',
    after: 'if (after !== undefined && (await editions.get(last - 1)) === after + after) continue',
    tests: [STORE],
  },
  {
    law: 'DATA-6',
    fault: 'what is on its way when the reader goes back is taken all the same',
    file: 'reader/step.ts',
    before: "if ('epoch' in event && event.epoch !== before.epoch) return [cutOpened(before), []]",
    after: "if ('epoch' in event && event.epoch < 0) return [cutOpened(before), []]",
    tests: [WALKS, STEP],
  },
  {
    law: 'DATA-6',
    fault: 'going back is no end of what was asked for before',
    file: 'reader/step.ts',
    before: '|| after.chapter < before.chapter\n',
    after: '\n',
    tests: [STEP],
  },
  {
    law: 'DATA-6',
    fault: 'what is no longer wanted is not given up',
    file: 'web/reader/run-reader.ts',
    before: '      questions.abort()\n',
    after: '',
    tests: [FILES],
  },
  {
    law: 'DATA-6',
    fault: 'the later stories stay opened when their chapters are let go',
    file: 'web/reader/device-timeline.ts',
    before: 'if (gone.length > 0) timeline.letGo',
    after: 'if (gone.length > 99) timeline.letGo',
    tests: [TIMELINE],
  },
  {
    law: 'DATA-12',
    fault: 'the chapter of the device wins where it is further than the account',
    file: 'reader/progress.ts',
    before: 'const newest = isUnsent ? (device ?? currentChapter) : currentChapter',
    after: 'const newest = Math.max(device ?? 1, currentChapter)',
    tests: [WALKS, PROGRESS, READER],
  },
  {
    law: 'DATA-12',
    fault: 'an answer that is older than the turn throws the reader about',
    file: 'reader/session.ts',
    before: 'if (isStale || heard.sending || isUnsent(heard)) return [heard, []]',
    after: 'if (heard.sending || isUnsent(heard)) return [heard, []]',
    tests: [WALKS, DEVICES],
  },
  {
    law: 'DATA-6',
    fault: 'a diary entry that was opened further on is sent after going back',
    file: 'reader/diary-reads.ts',
    before: 'unsent.uid !== uid || unsent.chapter <= state.chapter',
    after: 'unsent.uid !== uid || unsent.chapter > 0',
    tests: [STEP],
  },
  {
    law: 'DATA-12',
    fault: 'what another tab has turned to meanwhile is never sent',
    file: 'reader/outbox.ts',
    before: 'device: isNewer ? withUnsent(device, unsent) : device',
    after: 'device',
    tests: [WALKS, SAVES],
  },
  {
    law: 'DATA-12',
    fault: 'a browser that was killed begins where its reader has gone back from',
    file: 'reader/step.ts',
    before: 'isForgotten(state, event.turnedTo, event.turns)',
    after: 'isForgotten(state, undefined)',
    tests: [WALKS],
  },
  {
    law: 'DATA-12',
    fault: 'a turn is lost whose page was left before the offline store was told',
    file: 'reader/step.ts',
    before: ' || turns < device.turns',
    after: '',
    tests: [STEP, WALKS],
  },
  {
    law: 'DATA-6',
    fault: 'a page remembers that its reader left at a later chapter than where they are',
    file: 'reader/absence.ts',
    before: '(absence.since ?? 0) <= latest ? state',
    after: '(absence.since ?? 0) >= 0 ? state',
    tests: [WALKS, ABSENCE],
  },
  {
    law: 'DATA-6',
    fault: 'what a reader has looked up stays on the device when they go back',
    file: 'reader/look-ups.ts',
    before: 'filter(({ chapter }) => chapter <= state.chapter)',
    after: 'filter(({ chapter }) => chapter <= state.range.last)',
    tests: [WALKS, LOOK_UPS],
  },
  {
    law: 'SHELL-3',
    fault: 'a leap goes ahead before it is meant',
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
    fault: 'a note from further on stays on the device after going back',
    file: 'reader/notes.ts',
    before: 'note.chapter > state.chapter && isNoteSent(note)',
    after: 'note.chapter > state.range.last && isNoteSent(note)',
    tests: [NOTE_WALKS],
  },
  {
    law: 'OWN-3',
    fault: 'the text of another device takes the place of what was typed here',
    file: 'reader/notes.ts',
    before: 'return withNote(own, uid, { ...known, id,',
    after: 'return own ?? withNote(own, uid, { ...known, id,',
    tests: [NOTE_WALKS],
  },
  {
    law: 'OWN-3',
    fault: 'what another tab has overwritten stays away',
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
    fault: 'the cookie stays where it was when a reader goes back',
    file: 'web/reader/run-reader.ts',
    before: 'cookie.write(cookieChapter(state, after, cookie.read()))',
    after: 'cookie.write(after.chapter < state.chapter ? cookie.read() : cookieChapter(state, after, cookie.read()))',
    tests: [COOKIE, WALKS],
  },
  {
    law: 'SHELL-14',
    fault: 'the starter leaves what is further on than this device',
    file: 'web/start/start.ts',
    before: 'if (own === undefined || own > drawn) return',
    after: 'if (own !== drawn) return',
    tests: [STARTER],
  },
  {
    law: 'SHELL-14',
    fault: 'the starter lets a page be seen before it looks',
    file: 'web/start/start.ts',
    before: 'showFolded(document.documentElement)\nif (drawn > 0) look()',
    after: 'showFolded(document.documentElement)',
    tests: [STARTER],
  },
  {
    law: 'SHELL-14',
    fault: 'the starter does not look again when its page is shown',
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
