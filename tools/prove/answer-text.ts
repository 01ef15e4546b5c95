import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer } from './world-server.ts'

/** A response as one text: its head, the hash of its bytes as sent, and their decoded text. */
export function answerText({ asked, sent, status, headers, body }: Answer): string {
  const hash = createHash('sha256').update(body).digest('hex')
  return [asked, sent, status, ...headers, `bytes: ${hash}`, contentOf(headers, body)].join('\n')
}

function contentOf(headers: readonly string[], body: Buffer): string {
  // The response to HEAD names an encoding but has no body.
  if (body.length === 0) return ''
  if (headers.includes('content-encoding: br')) return brotliDecompressSync(body).toString()
  if (headers.includes('content-encoding: gzip')) return gunzipSync(body).toString()
  return headers.some((header) => /^content-type: (text|application\/(json|javascript))/.test(header))
    ? body.toString()
    : ''
}
