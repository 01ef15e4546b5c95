import { createTransport } from 'nodemailer'
import { described, type Log } from '#server/http/log.ts'

export type MailSettings = {
  /** `smtp://…` or `smtps://…`, with name and password where the server wants them. */
  url: string
  from: string
}

export type Message = { to: string; subject: string; text: string }

export type Mail = ReturnType<typeof createMail>

/** More than a server takes in a minute: what comes then is dropped, and whoever waits for it asks again. */
const WAITING_MAX = 200

/** In milliseconds, for each step: a mail server that hangs keeps nothing waiting for long. */
const PATIENCE_MS = 10_000

/** Sends mails in the background: no answer waits for one, so none tells by its time whether there was one to send. */
export function createMail({ url, from }: MailSettings, log: Log) {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
    { from },
  )
  let waiting = 0

  async function deliver(message: Message) {
    if (waiting >= WAITING_MAX) return log.error({ reason: 'Too many mails are waiting' }, 'mail')
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
    /** Does what ends in mails, or in none, once the request has its answer. */
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

/** The answer of a mail server may name an address. */
function reasonOf(error: unknown) {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown reason'
}
