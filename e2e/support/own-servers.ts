import type { Smtp } from '#server/testing/smtp.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

/** Servers that are set up otherwise than those of `playwright.config.ts`. */
export type OwnServers = {
  /** On which somebody administers: `ADMINISTRATOR`. */
  administered: OwnServer
  /** Which sends letters. */
  mailing: OwnServer & { smtp: Smtp }
}

type Use<Server> = (server: Server) => Promise<void>

/**
 * Each starts with the first test of a worker that asks for it. They stand in the one `test` of all files because Playwright begins
 * another worker, with another browser, for tests that have other fixtures of a worker; and what they need is loaded as they start.
 */
export const ownServers = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  async administered({}, use: Use<OwnServers['administered']>) {
    const { startServerWithAdministrator } = await import('#e2e/admin/server-with-administrator.ts')
    const server = await startServerWithAdministrator()
    await use(server)
    await server.stop()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  async mailing({}, use: Use<OwnServers['mailing']>) {
    const { startSmtp } = await import('#server/testing/smtp.ts')
    const smtp = await startSmtp()
    const server = await startOwnServer({ SMTP_URL: smtp.url, MAIL_FROM: 'codex@example.com' })
    await use({ ...server, smtp })
    await server.stop()
    await smtp.stop()
  },
}
