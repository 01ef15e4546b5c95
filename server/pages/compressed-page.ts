import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

/** A drawn page in brotli, as every browser asks for it. */
export type SentPage = Buffer<ArrayBuffer>

/** A page, and whether more work would make it no smaller in a way that a reader notices. */
export type Compressed = { page: SentPage; isSmall: boolean }

const inBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const inGzip = promisify(gzip)

/** The page for whoever takes nothing compressed: hardly anybody, so it is not kept. */
export const plainOf = (page: SentPage) => fromBrotli(page)

/** The page for whoever takes no brotli, such as a program: hardly anybody, so it is not kept either. */
export const gzipOf = async (page: SentPage) => inGzip(await fromBrotli(page))

/**
 * What a server may send before a browser has answered, less the headers of a page. In bytes. A page beyond it comes a round
 * trip later.
 */
export const FIRST_WINDOW = 13_600

/** The second takes fifteen times as long as the first for an eighth less, the last five times that for a fiftieth. */
const [QUICK, ...SLOW] = [5, 10, constants.BROTLI_MAX_QUALITY] as const

/** In little time; a page that would not fit in the first window, in as much as makes it fit, while there is time for it. */
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

/** A copy: what comes out of zlib lies with others in memory of 64 KiB, which stays as long as one of them is kept. */
function alone(page: SentPage): SentPage {
  return Buffer.from(new Uint8Array(page).buffer)
}
