/** Prints progress on standard error, because standard output belongs to the command (`content:show --json`). */
export const say = (text) => console.error(`• ${text}`)

export function die(text) {
  console.error(`✖ ${text}`)
  process.exit(1)
}
