import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** A drawn page, compressed with Brotli, which every browser accepts. */
export type SentPage = Buffer<ArrayBuffer>

/** A compressed page. `isSmall`: more compression would make no difference that a reader notices. */
export type Compressed = { page: SentPage; isSmall: boolean }

const inBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const inGzip = promisify(gzip)

/** The uncompressed page. Hardly any client needs it, so it is not cached. */
export const plainOf = (page: SentPage) => fromBrotli(page)

/** The page in gzip, for clients without Brotli. Hardly any client needs it, so it is not cached either. */
export const gzipOf = async (page: SentPage) => inGzip(await fromBrotli(page))

/** In bytes: what a server can send before the browser acknowledges anything, less the headers. A larger page takes one more round trip. */
export const FIRST_WINDOW = 13_600

/**
 * Quality levels. The second takes fifteen times as long as the first and saves an eighth; the last takes another five times that and saves
 * a fiftieth.
 */
const [QUICK, ...SLOW] = [5, 10, constants.BROTLI_MAX_QUALITY] as const

/** Compresses a page quickly. If it does not fit in the first window, tries higher quality levels until it does, as long as `isThereTime`. */
export async function compressed(text: string | Buffer, isThereTime: () => boolean): Promise<Compressed> {
  const plain = Buffer.from(text)
  const at = (quality: number) =>
    inBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    })
  let page = await at(QUICK)
  for (const quality of SLOW) {
    if (page.length <= FIRST_WINDOW) break
    if (!isThereTime()) return { page: alone(page), isSmall: false }
    page = await at(quality)
  }
  return { page: alone(page), isSmall: true }
}

/** Copies the page: zlib returns slices of shared 64 KiB blocks, and a block stays in memory as long as one slice is kept. */
function alone(page: SentPage): SentPage {
  return Buffer.from(new Uint8Array(page).buffer)
}
