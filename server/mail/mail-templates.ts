import { href } from '#story/entries/routes.ts'
import type { Message } from './mail.ts'

type Place = { product: string; baseUrl: string }

/** A link that carries a key in its fragment, which no server and no log sees. */
export const keyLink = (baseUrl: string, errand: 'reset' | 'verify', key: string): string =>
  `${baseUrl}${href('signIn', { from: 'letter' })}#${errand}=${key}`

/** The mails that the product sends to readers. */
export function createMailTemplates({ product, baseUrl }: Place) {
  const page = `${baseUrl}${href('signIn')}`
  const letter = (to: string, subject: string, ...paragraphs: string[]): Message => ({
    to,
    subject: `${product}: ${subject}`,
    text: `${paragraphs.join('\n\n')}\n`,
  })

  return {
    reset: (to: string, token: string): Message =>
      letter(
        to,
        'a new password',
        'You asked for a new password. Choose it here:',
        keyLink(baseUrl, 'reset', token),
        'The link works once, for an hour. Using it signs out all devices.',
        'If it was not you, nothing has changed and you need not do anything.',
      ),

    verify: (to: string, token: string): Message =>
      letter(
        to,
        'is this your address?',
        'Somebody has used this address for an account. If it was you, confirm it here:',
        keyLink(baseUrl, 'verify', token),
        'The link works once, for an hour. If it was not you, you need not do anything.',
      ),

    taken: (to: string): Message =>
      letter(
        to,
        'you have an account here',
        'You asked to use this address for another account, but it has one already. Sign in with it here, or ask for a new password:',
        page,
        'If it was not you, you need not do anything.',
      ),

    changeAsked: (to: string): Message =>
      letter(
        to,
        'another address was named',
        'Somebody has asked to use another address for your account instead of this one. It changes once it is confirmed there.',
        'If it was not you, change your password now: that drops the other address and signs out all other devices.',
        page,
      ),

    changed: (to: string, address: string): Message =>
      letter(
        to,
        'your address has changed',
        `Your account has the address ${address} now. Sign in with it from now on.`,
        'If it was not you, write to whoever runs this site:',
        `${baseUrl}${href('about')}`,
      ),

    passwordChanged: (to: string): Message =>
      letter(
        to,
        'your password has changed',
        'Your account has a new password, and all other devices have been signed out.',
        'If it was not you, ask for a new password here:',
        page,
      ),
  }
}

export type MailTemplates = ReturnType<typeof createMailTemplates>
