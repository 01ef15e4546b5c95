import { Hono } from 'hono'
import { ADMIN_PAGE } from '#api/admin.ts'
import type { FindAdministrator } from '#server/accounts/administrators.ts'
import { type StaticFiles, sendFile } from '#server/http/static-files.ts'

const INDEX = 'index.html'

/**
 * The administrators' page and its files, for administrators only. For everybody else the request goes on to the next routes, which answer
 * as for any unknown address.
 */
export function adminAppRoutes(files: StaticFiles, findAdministrator: FindAdministrator) {
  return new Hono().get(`${ADMIN_PAGE}/*`, async (c, next) => {
    const file = files.get(c.req.path.slice(`${ADMIN_PAGE}/`.length) || INDEX)
    if (!file || !(await findAdministrator(c))) return next()
    // No cache on a shared device may keep it.
    return sendFile(c, file, 'private, no-store')
  })
}
