import type { Fault } from './fault.ts'

const ABSENCE = 'reader/absence.test.ts'
const LOOK_UPS = 'reader/look-ups.test.ts'
const WALKS = 'reader/walks.test.ts'
const STEP = 'reader/step.test.ts'
const READER = 'web/reader/reader.test.ts'
const SAVES = 'web/reader/failed-saves.test.ts'

/** Faults when one reader leaves a device and another comes to it: data of the first remains. */
export const leavingFaults: readonly Fault[] = [
  {
    law: 'AUTH-5',
    fault: 'the response to one reader’s request is used for the next reader',
    file: 'reader/step.ts',
    before: 'const isOver = isOther || after.chapter',
    after: 'const isOver = after.chapter',
    tests: [WALKS, STEP],
  },
  {
    law: 'DATA-12',
    fault: 'one reader’s unsent chapter is sent as the next reader’s',
    file: 'reader/progress.ts',
    before: "(unsent) => unsent.type !== 'chapter' || unsent.uid === uid",
    after: '() => true',
    tests: [WALKS, READER, SAVES],
  },
  {
    law: 'DATA-12',
    fault: 'a browser that was killed after its reader left starts at the chapter from which they went back',
    file: 'reader/session.ts',
    before: '      chapter: undefined,\n      profile: undefined,',
    after: '      chapter: undefined,\n      turns: 0,\n      profile: undefined,',
    tests: [WALKS],
  },
  {
    law: 'DATA-6',
    fault: 'the diary entries that a reader opened remain on the device when their session ends',
    file: 'reader/session.ts',
    before: '{ profile: undefined, diaryReads, absence',
    after: '{ profile: undefined, absence',
    tests: [STEP],
  },
  {
    law: 'DATA-6',
    fault: 'the chapter at which a reader left remains on the device when their session ends',
    file: 'reader/session.ts',
    before: '{ profile: undefined, diaryReads, absence: undefined, lookUps: undefined }',
    after: '{ profile: undefined, diaryReads, lookUps: undefined }',
    tests: [ABSENCE],
  },
  {
    law: 'AUTH-5',
    fault: 'one reader’s look-ups are shown to the next',
    file: 'reader/look-ups.ts',
    before: 'const entries = lookUps.uid === uid ?',
    after: 'const entries = lookUps.uid ?',
    tests: [WALKS, LOOK_UPS],
  },
  {
    law: 'AUTH-5',
    fault: 'the chapter at which one reader left is shown to the next',
    file: 'reader/absence.ts',
    before: 'return isTheirs && !isGoneBack',
    after: 'return !isGoneBack',
    tests: [WALKS, ABSENCE],
  },
  {
    law: 'AUTH-5',
    fault: 'a reader’s notes remain on the device after they signed out',
    file: 'reader/session.ts',
    before: 'return { ...device, diaryReads, notes, declined, outbox',
    after: 'return { ...device, diaryReads, declined, outbox',
    tests: [WALKS],
  },
]
