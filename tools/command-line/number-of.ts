type Range = { least?: number; isWhole?: boolean }

/**
 * The number that an option is given, from 1 on and a whole one unless said otherwise. Anything else ends the command and says so: a
 * proof that takes "abc" for its number of rounds would go none of them, and count as one that found nothing.
 */
export function numberOf(option: string, text: string, { least = 1, isWhole = true }: Range = {}): number {
  const number = Number(text)
  if (text.trim() !== '' && number >= least && (isWhole ? Number.isSafeInteger(number) : number < Infinity))
    return number
  console.error(`✖ --${option} takes a ${isWhole ? 'whole ' : ''}number from ${least} on, and not "${text}".`)
  process.exit(1)
}
