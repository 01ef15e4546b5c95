import type { Smtp } from '#server/testing/smtp.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** Servers with other settings than those of `playwright.config.ts`. */
export type OwnServers = {
  /** Has an administrator: `ADMINISTRATOR`. */
  administered: OwnServer
  /** Sends mail. */
  mailing: OwnServer & { smtp: Smtp }
}

type Use<Server> = (server: Server) => Promise<void>

/**
 * Each starts with the first test of a worker that uses it. All test files share these fixtures because Playwright starts another
 * worker, with another browser, for tests with different worker fixtures. Their modules are loaded only when they start.
 */
export const ownServers = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here
  async administered({}, use: Use<OwnServers['administered']>) {
    const { startServerWithAdministrator } = await import('#e2e/admin/server-with-administrator.ts')
    const server = await startServerWithAdministrator()
    await use(server)
    await server.stop()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern here
  async mailing({}, use: Use<OwnServers['mailing']>) {
    const { startSmtp } = await import('#server/testing/smtp.ts')
    const smtp = await startSmtp()
    const server = await startOwnServer({ SMTP_URL: smtp.url, MAIL_FROM: 'codex@example.com' })
    await use({ ...server, smtp })
    await server.stop()
    await smtp.stop()
  },
}
