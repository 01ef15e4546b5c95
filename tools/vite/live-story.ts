import { resolve, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { formatProblem, type Problem } from '#tools/content/problem.ts'
import { readContent } from '#tools/content/read-content.ts'
import { builtBook } from '#tools/prepare/built-book.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'

const STORY = '/story/'
/** In milliseconds: saving a file often fires several events. */
const SETTLE_MS = 30

/**
 * Serves the story files straight from the content during development, never from the disk. A saved chapter shows at once in every
 * open page; an invalid one shows its file, line and tip, and the previous story stays.
 */
export function liveStory(folder: string): Plugin {
  const glyphs = gameIcons()
  let files = new Map<string, string>()

  function read(): Problem[] {
    const { book, chapters, problems } = readContent(folder)
    if (book && problems.length === 0) {
      files = new Map(builtBook({ book, chapters }, glyphs).files.map(({ path, content }) => [path, content]))
    }
    return problems
  }

  function show(server: ViteDevServer) {
    const started = performance.now()
    const problems = read()
    if (problems.length === 0) {
      server.config.logger.info(`The story is up to date (${Math.round(performance.now() - started)} ms).`)
      // The chapter is valid again: an update removes the error overlay.
      server.ws.send({ type: 'update', updates: [] })
      server.ws.send('story')
      return
    }
    const message = problems.map(formatProblem).join('\n')
    server.config.logger.error(message)
    server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'content' } })
  }

  return {
    name: 'live-story',
    apply: 'serve',
    configureServer(server) {
      const chapters = resolve(folder, 'chapters') + sep
      let settling: NodeJS.Timeout | undefined
      for (const problem of read()) server.config.logger.error(formatProblem(problem))
      server.watcher.add(chapters)
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(chapters)) return
        clearTimeout(settling)
        settling = setTimeout(() => show(server), SETTLE_MS)
      })
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = pathname.startsWith(STORY) ? files.get(pathname.slice(STORY.length)) : undefined
        if (file === undefined) return next()
        response.setHeader('content-type', 'application/json')
        response.end(file)
      })
    },
  }
}
