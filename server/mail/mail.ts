import { createTransport } from 'nodemailer'
import { described, type Log } from '#server/http/log.ts'

export type MailSettings = {
  /** `smtp://…` or `smtps://…`, with user and password if the server requires them. */
  url: string
  from: string
}

export type Message = { to: string; subject: string; text: string }

export type Mail = ReturnType<typeof createMail>

/** More than a mail server accepts in a minute. Further mails are dropped, and whoever waits for one requests it again. */
const WAITING_MAX = 200

/** The timeout for each step: a mail server that hangs blocks the queue only briefly. */
const TIMEOUT_MS = 10_000

/** Sends mails in the background: no answer waits for a mail, so its timing does not reveal whether there was one to send. */
export function createMail({ url, from }: MailSettings, log: Log) {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  )
  let waiting = 0

  async function deliver(message: Message) {
    if (waiting >= WAITING_MAX) return log.error({ reason: 'Too many mails are queued' }, 'mail')
    waiting++
    try {
      await transport.sendMail(message)
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'mail')
    } finally {
      waiting--
    }
  }

  return {
    /** Runs work that may produce mails, after the request has been answered. */
    later(work: () => Promise<readonly Message[]>): void {
      setImmediate(() =>
        work().then(
          (messages) => messages.map(deliver),
          (error) => log.error(described(error), 'mail'),
        ),
      )
    },
    close: (): void => transport.close(),
  }
}

/** A mail server's answer may contain an address. */
function reasonOf(error: unknown) {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown reason'
}
