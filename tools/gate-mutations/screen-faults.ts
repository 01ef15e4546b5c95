import type { Fault } from './fault.ts'

const UNKNOWN = 'e2e/unknown-and-locked.test.ts > looks as what never was'
const BACK = 'e2e/offline.test.ts > leaves nothing of later chapters'

/** Faults that only a screen or the device's caches show. */
export const screenFaults: readonly Fault[] = [
  {
    law: 'CODEX-3',
    fault: 'a record that cannot be opened leaves its id in the address when a story has such an id',
    file: 'web/codex/record/detail-sheet.tsx',
    before: 'if (!detail) return <UnknownEntry listSearch={listSearch} />',
    after: "if (!detail) return id.includes('-of-') ? <UnknownEntry listSearch={listSearch} /> : null",
    tests: [UNKNOWN],
  },
  {
    law: 'PATH-3',
    fault: 'the class of a locked tile contains the number of its pathway',
    file: 'web/pathways/pathway-grid.tsx',
    before: '<LockedCard className="pathway-grid-tile">',
    after: '<LockedCard className={`pathway-grid-tile pathway-grid-tile-${index}`}>',
    tests: ['e2e/pathways.test.ts > PATH-3'],
  },
  {
    law: 'DATA-6',
    fault: 'the service worker caches story files too',
    file: 'web/offline/service-worker.ts',
    before:
      "  if (OF_SERVER.includes(firstPart(pathname))) return\n  event.respondWith(mode === 'navigate' ? page(event.request) : file(event.request))",
    after:
      "  if (pathname.startsWith('/story/')) return event.respondWith(fetch(event.request).then(async (answer) => { await (await caches.open(CURRENT)).put(event.request, answer.clone()); return answer }))\n  if (/^\\/api\\//.test(pathname)) return\n  event.respondWith(mode === 'navigate' ? page(event.request) : file(event.request))",
    tests: [BACK],
  },
  {
    law: 'DATA-6',
    fault: 'the title of the page is the record’s, and remains in the history',
    file: 'web/codex/record/detail-sheet.tsx',
    before: '  if (id === null) return null\n',
    after: "  useEffect(() => {\n    document.title = id ?? 'Codex'\n  })\n  if (id === null) return null\n",
    tests: ['e2e/records.test.ts > comes with its page'],
  },
  {
    law: 'DATA-6',
    fault: 'the device remembers the last chapter read',
    file: 'web/reader/run-reader.ts',
    before: '    device.write(after.device)\n',
    after:
      "    storage.setItem('furthest', String(Math.max(after.chapter, Number(storage.getItem('furthest')))))\n    device.write(after.device)\n",
    tests: [BACK],
  },
  {
    law: 'SHELL-3',
    fault: 'the chapter menu names the chapters ahead',
    file: 'story/book/table-of-contents.ts',
    before: "title ?? (state === 'ahead' ? UNKNOWN : '')",
    after: "title ?? (state === 'ahead' ? 'Chapter ahead' : '')",
    tests: ['e2e/chapter.test.ts > SHELL-3'],
  },
  {
    law: 'DATA-6',
    fault: 'an address whose screen had not loaded when its reader went on remains in the history',
    file: 'web/shell/known-mark.ts',
    before: '(isKnown || before !== page.location.href) && markKnown()',
    after: 'isKnown && markKnown()',
    tests: ['web/shell/known-mark.dom.test.ts'],
  },
  {
    law: 'DATA-6',
    fault: 'the address of a page that its reader left before the app had started remains in the history',
    file: 'web/start/start.ts',
    before: 'if (known) markKnown()',
    after: '',
    tests: ['web/start/start.alone.test.ts'],
  },
  {
    law: 'DATA-6',
    fault: 'words searched for further on remain in the history',
    file: 'web/shell/searched-words.ts',
    before: 'if ((noted ?? chapterOfWords(address.state) ?? 0) <= chapter) {',
    after: 'if ((noted ?? chapterOfWords(address.state) ?? 0) >= 0) {',
    tests: ['web/shell/searched-words.dom.test.ts'],
  },
]
