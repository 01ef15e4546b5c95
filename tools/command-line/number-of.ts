type Range = { least?: number; isWhole?: boolean }

/**
 * The number given to an option, by default an integer of at least 1. Anything else ends the command with a message: a proof
 * that took "abc" for its number of rounds would run none of them and report success.
 */
export function numberOf(option: string, text: string, { least = 1, isWhole = true }: Range = {}): number {
  const number = Number(text)
  if (text.trim() !== '' && number >= least && (isWhole ? Number.isSafeInteger(number) : number < Infinity))
    return number
  console.error(`✖ --${option} takes a ${isWhole ? 'whole ' : ''}number from ${least} on, and not "${text}".`)
  process.exit(1)
}
