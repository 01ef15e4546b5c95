import { type ParseArgsConfig, parseArgs } from 'node:util'

/** What a command was asked for; a slip ends it, with what it takes. */
export function optionsOf<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    // The first sentence names the slip; the next are for whoever wants such a name as a value.
    console.error(`✖ ${(error as Error).message.split('. ')[0]}\n  ${usage}`)
    process.exit(1)
  }
}
