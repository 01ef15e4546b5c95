import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export type Smtp = Awaited<ReturnType<typeof startSmtp>>

type Received = { to: string; subject: string; text: string; link: string | undefined }

const TIMEOUT_MS = 5000

/** A real mail server that delivers nothing, and lets tests read what it received. */
export async function startSmtp() {
  const received: Received[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.once('end', () => {
        for (const { address } of session.envelope.rcptTo) received.push(parsed(address, Buffer.concat(chunks)))
        done()
      })
    },
  })
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Takes the first unread mail to an address with such a subject. */
    async next(to: string, subject = /./): Promise<Received> {
      for (let waited = 0; waited < TIMEOUT_MS; waited += 10) {
        const at = received.findIndex((mail) => mail.to === to && subject.test(mail.subject))
        if (at >= 0) return received.splice(at, 1)[0]!
        await setTimeout(10)
      }
      throw new Error(`No mail to ${to}; there are ${JSON.stringify(received)}`)
    },
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

function parsed(to: string, bytes: Buffer): Received {
  const [head = '', body = ''] = bytes.toString('latin1').split(/\r\n\r\n(.*)/s)
  const isQuoted = /content-transfer-encoding: quoted-printable/i.test(head)
  const text = isQuoted ? unquoted(body) : Buffer.from(body, 'latin1').toString()
  const subject = /^subject: (.*)$/im.exec(head)?.[1]?.trim() ?? ''
  return { to, subject, text, link: /https?:\/\/\S+/.exec(text)?.[0] }
}

function unquoted(text: string) {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
