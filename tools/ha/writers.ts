import { setTimeout as wait } from 'node:timers/promises'
import { NOTES_MAX } from '#api/notes.ts'
import { newReader, type Reader, writes } from '#tools/crash/reader.ts'

const PAUSE_MS = 200

/** A reader, and when each of their writes was acknowledged (`performance.now()`). */
export type Writer = { reader: Reader; acknowledged: number[]; refusals: string[] }

export const newWriters = (url: string, count: number, name: string): Promise<Writer[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      reader: await newReader(url, `${name}-${index}`),
      acknowledged: [],
      refusals: [],
    })),
  )

/** Each writes a new note, then turns to a chapter, alternating between the servers, and retries after a refusal. */
export async function writeUntil(urls: readonly string[], writers: readonly Writer[], isOver: () => boolean) {
  await Promise.all(
    writers.map(async ({ reader, acknowledged, refusals }) => {
      for (let turn = 0; !isOver(); turn++) {
        const count = Math.floor(turn / 2)
        const url = urls[count % urls.length]!
        try {
          if (turn % 2 === 0 && count < NOTES_MAX) await writes.note(url, reader, `note-${count}`, `r-${count}`)
          else await writes.turnTo(url, reader, 1 + (turn % 200))
          acknowledged.push(performance.now())
        } catch (error) {
          refusals.push(String(error))
        }
        await wait(PAUSE_MS)
      }
    }),
  )
}
