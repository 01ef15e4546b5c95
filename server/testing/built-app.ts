import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { listFiles } from '#server/http/static-files.ts'
import { PAGE_FILES } from './page-files.ts'

const INDEX = `<head>
    <title>Test Codex</title>
    <link rel="preload" href="/api/session" as="fetch" crossorigin>
    <script type="module" crossorigin src="/assets/runtime-1.js"></script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app-1.css">
    <link rel="stylesheet" crossorigin href="/assets/fonts-1.css">
  </head>
  <body><div id="root"><div>empty</div></div>
    <noscript>Script, please.</noscript></body>`
const PATHS = ['/auth', '/', '/codex', '/codex/items', '/pathways', '/pathways/:pathwayId', '/account', '/feedback']
const SCREENS = PATHS.map((path) => ({
  ...PAGE_FILES,
  path,
  files: ['app-1.css', 'fonts-1.css', 'app-1.js', 'screen-1.css', 'screen-1.js'].map((name) => `/assets/${name}`),
  fonts: '/assets/fonts-1.css',
  styles: `/assets/page${path.replaceAll('/', '-')}.css`,
}))

/** The chapters that tell something, each in a file of its own. */
const TOLD = [1, 7, 12, 42, 214]

/** Creates a built app and a story of 214 chapters in a new folder. The caller removes them. */
export function makeBuiltApp() {
  const folder = mkdtempSync(join(tmpdir(), 'codex-built-'))

  function write(name: string, content: string) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }

  write('dist/index.html', INDEX)
  write('dist/screens.json', JSON.stringify(SCREENS))
  for (const chapter of TOLD) write(`story/h${chapter}/${chapter}.json`, JSON.stringify(chapterFile(chapter)))
  for (let chapter = 1; chapter <= 214; chapter++) {
    const files = TOLD.filter((told) => told <= chapter).map((told) => `/story/h${told}/${told}.json`)
    write(`story/index/${chapter}.json`, JSON.stringify({ chapter, files }))
  }
  return {
    files: { web: listFiles(join(folder, 'dist')), story: listFiles(join(folder, 'story')) },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const chapterFile = (chapter: number) => ({
  [`chapter_${chapter}`]: { characters: { [`met-${chapter}`]: { name: `Met in ${chapter}` } } },
})
