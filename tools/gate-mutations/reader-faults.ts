import type { Fault } from './fault.ts'

const ABSENCE = 'reader/absence.test.ts'
const LOOK_UPS = 'reader/look-ups.test.ts'
const FILES = 'web/reader/story-files.test.ts'
const WALKS = 'reader/walks.test.ts'
const STEP = 'reader/step.test.ts'
const STORE = 'web/reader/offline-store.test.ts'
const PROGRESS = 'web/reader/progress.test.ts'
const READER = 'web/reader/reader.test.ts'
const SAVES = 'web/reader/failed-saves.test.ts'
const DEVICES = 'web/reader/two-devices.test.ts'
const TIMELINE = 'web/reader/device-timeline.test.ts'

/** Faults of what the browser fetches and keeps: a look ahead, a store that is not cut, a chapter that moves by itself. */
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
    tests: [WALKS],
  },
  {
    law: 'AUTH-5',
    fault: 'what a reader has asked for comes to the next one',
    file: 'reader/step.ts',
    before: 'const isOver = profileOf(before)?.uid !== profileOf(after)?.uid || after.chapter',
    after: 'const isOver = after.chapter',
    tests: [WALKS, STEP],
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
    fault: 'the chapter that one reader could not send is sent as that of the next',
    file: 'reader/progress.ts',
    before: "(unsent) => unsent.type !== 'chapter' || unsent.uid === uid",
    after: '() => true',
    tests: [WALKS, READER, SAVES],
  },
  {
    law: 'DATA-12',
    fault: 'a browser that was killed begins where its reader has gone back from',
    file: 'reader/step.ts',
    before: 'isForgotten(state, event.turnedTo) ? ',
    after: 'isForgotten(state, undefined) ? ',
    tests: [WALKS],
  },
  {
    law: 'DATA-6',
    fault: 'the leaves that a reader has opened stay when their session ends',
    file: 'reader/session.ts',
    before: '{ profile: undefined, diaryReads, absence',
    after: '{ profile: undefined, absence',
    tests: [STEP],
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
    fault: 'where a reader left stays on the device when their session ends',
    file: 'reader/session.ts',
    before: '{ profile: undefined, diaryReads, absence: undefined, lookUps: undefined }',
    after: '{ profile: undefined, diaryReads, lookUps: undefined }',
    tests: [ABSENCE],
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
    law: 'AUTH-5',
    fault: 'what one reader has looked up is told to the next',
    file: 'reader/look-ups.ts',
    before: 'const entries = lookUps.uid === uid ?',
    after: 'const entries = lookUps.uid ?',
    tests: [WALKS, LOOK_UPS],
  },
  {
    law: 'AUTH-5',
    fault: 'where one reader left is told to the next',
    file: 'reader/absence.ts',
    before: 'return isTheirs && !isGoneBack',
    after: 'return !isGoneBack',
    tests: [WALKS, ABSENCE],
  },
  {
    law: 'SHELL-3',
    fault: 'a leap goes ahead before it is meant',
    file: 'web/shell/turn-guard.tsx',
    before: '    setAsked(to)\n',
    after: '    setAsked(to)\n    turnTo(to)\n',
    tests: ['web/shell/turn-guard.test.tsx'],
  },
]
