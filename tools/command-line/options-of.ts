import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Parses a command's options; an invalid one ends the command with its usage. */
export function optionsOf<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    // The first sentence names the mistake; the others explain how to pass such a name as a value.
    console.error(`✖ ${(error as Error).message.split('. ')[0]}\n  ${usage}`)
    process.exit(1)
  }
}
