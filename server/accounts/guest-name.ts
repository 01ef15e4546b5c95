import { randomInt } from 'node:crypto'

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 'Anonymous_' and six random characters (specification section 3). */
export function guestName(): string {
  const random = Array.from({ length: 6 }, () => CHARACTERS[randomInt(CHARACTERS.length)])
  return `Anonymous_${random.join('')}`
}
