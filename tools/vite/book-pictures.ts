import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The app's own files: its icons, its mark, its night scenes. */
const OWN = 'web/public'

/**
 * The folder of files that are served as they are. A book may have a `public` folder; its files replace those of the app
 * with the same name (the scenes of Home and of the sign-in, the link preview, icons).
 */
export function bookPictures(content: string, build: string): string {
  const ofBook = join(content, 'public')
  if (!existsSync(ofBook)) return OWN
  const both = join(build, '../public')
  rmSync(both, { recursive: true, force: true })
  for (const folder of [OWN, ofBook]) cpSync(folder, both, { recursive: true })
  return both
}
