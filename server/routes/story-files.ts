import { Hono } from 'hono'
import { ADDRESSES } from '#api/addresses.ts'
import { ERRORS } from '#api/errors.ts'
import { methodNotAllowed } from '#server/http/method-not-allowed.ts'
import { IMMUTABLE, REVALIDATED, type StaticFiles, sendFile } from '#server/http/static-files.ts'

/** The story files. `<hash>/<n>.json` never changes; `index/<n>.json` names the files for chapter n of this build. */
export function storyFileRoutes(files: StaticFiles) {
  return new Hono()
    .get(`${ADDRESSES.story}/*`, async (c) => {
      const name = c.req.path.slice(`${ADDRESSES.story}/`.length)
      const file = files.get(name)
      if (!file) return c.json({ error: ERRORS.notFound }, 404)
      return sendFile(c, file, name.startsWith('index/') ? REVALIDATED : IMMUTABLE)
    })
    .all(`${ADDRESSES.story}/*`, methodNotAllowed('GET'))
}
