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
    fault: 'what a reader has asked for comes to the next one',
    file: 'reader/step.ts',
    before: 'const isOver = isOther || after.chapter',
    after: 'const isOver = after.chapter',
    tests: [WALKS, STEP],
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
    fault: 'a browser that was killed after its reader left begins where they have gone back from',
    file: 'reader/session.ts',
    before: '      chapter: undefined,\n      profile: undefined,',
    after: '      chapter: undefined,\n      turns: 0,\n      profile: undefined,',
    tests: [WALKS],
  },
  {
    law: 'DATA-6',
    fault: 'the diary entries that a reader has opened stay when their session ends',
    file: 'reader/session.ts',
    before: '{ profile: undefined, diaryReads, absence',
    after: '{ profile: undefined, absence',
    tests: [STEP],
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
    law: 'AUTH-5',
    fault: 'the notes of a reader stay on the device after they have signed out',
    file: 'reader/session.ts',
    before: 'return { ...device, diaryReads, notes, declined, outbox',
    after: 'return { ...device, diaryReads, declined, outbox',
    tests: [WALKS],
  },
]
