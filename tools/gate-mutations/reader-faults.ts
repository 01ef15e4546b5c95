import type { Fault } from './fault.ts'

const FILES = 'web/reader/story-files.test.ts'
const BOOKMARK = 'web/reader/bookmark.test.ts'
const READER = 'web/reader/reader.test.ts'

/** Faults of what the browser fetches and keeps: a look ahead, a shelf that is not cut, a chapter that moves by itself. */
export const readerFaults: readonly Fault[] = [
  {
    law: 'DATA-6',
    fault: 'the next chapter is fetched in advance',
    file: 'web/reader/story-files.ts',
    before: 'void renew(chapter)\n',
    after: 'void renew(chapter)\n    void read(indexAddress(chapter + 1)).catch(() => {})\n',
    tests: [FILES],
  },
  {
    law: 'DATA-6',
    fault: 'the index of the next chapter is asked for',
    file: 'web/reader/story-files.ts',
    before: 'await read<StoryIndex>(indexAddress(chapter)).catch(async',
    after: 'await read<StoryIndex>(indexAddress(chapter + 1)).catch(async',
    tests: [FILES],
  },
  {
    law: 'DATA-12',
    fault: 'the chapter of the device wins where it is further than the account',
    file: 'web/reader/bookmark.ts',
    before: 'show(isChapter(newest) ? newest : (device ?? first))',
    after: 'show(Math.max(isChapter(newest) ? newest : first, device ?? first))',
    tests: [BOOKMARK],
  },
  {
    law: 'DATA-12',
    fault: 'everybody is told who is here before the chapter is',
    file: 'web/reader/session.ts',
    before:
      "if (profile.uid !== profileHere()?.uid) onArrive(profile, remembered()?.uid === profile.uid)\n    storage.setItem(PROFILE_KEY, JSON.stringify(profile))\n    state.set({ status: 'reader', profile })",
    after:
      "const [isNew, isBack] = [profile.uid !== profileHere()?.uid, remembered()?.uid === profile.uid]\n    storage.setItem(PROFILE_KEY, JSON.stringify(profile))\n    state.set({ status: 'reader', profile })\n    if (isNew) onArrive(profile, isBack)",
    tests: [READER],
  },
  {
    law: 'DATA-12',
    fault: 'a chapter turned in another tab is turned here too, forward as well',
    file: 'web/reader/listen.ts',
    before: 'reader.bookmark.meet(Number(newValue))',
    after: 'reader.bookmark.turnTo(Number(newValue))',
    tests: ['web/reader/listen.test.ts'],
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
