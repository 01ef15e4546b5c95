import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATED = 'no-cache'

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type StaticFile = {
  path: string
  type: string
  encodings: readonly (typeof ENCODINGS)[number][]
  etag?: Promise<string>
  /** Contents that were sent before, by the suffix of their encoding: however many requests run at once, each is in memory once. */
  contents?: Map<string, Promise<Buffer<ArrayBuffer>>>
}

/** Files by their path below the folder, such as `assets/main-1a2b.js`. */
export type StaticFiles = Pick<ReadonlyMap<string, StaticFile>, 'get'>

/**
 * Lists all files of a folder as they are now; empty if the folder is missing. Only listed files can be requested, so no address leads out
 * of the folder. `name.br` and `name.gz` are the compressed forms of `name` and have no address.
 */
export function listFiles(folder: string): StaticFiles {
  if (!existsSync(folder)) return new Map()
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const files = new Set(paths.filter((path) => statSync(path).isFile()))
  const isCompressedForm = (path: string) =>
    ENCODINGS.some(({ ending }) => path.endsWith(ending) && files.has(path.slice(0, -ending.length)))
  return new Map(
    [...files]
      .filter((path) => !isCompressedForm(path))
      .map((path) => [
        relative(folder, path).replaceAll(sep, '/'),
        {
          path,
          type: getMimeType(path) ?? 'application/octet-stream',
          encodings: ENCODINGS.filter(({ ending }) => files.has(path + ending)),
        },
      ]),
  )
}

/** Sends a file in the best encoding that the browser accepts, or 304 if the browser already has it. */
export async function sendFile(c: Context, file: StaticFile, cacheControl: string): Promise<Response> {
  const accepted = acceptedEncodings(c.req.header('accept-encoding'))
  const encoding = file.encodings.find(({ name }) => accepted.has(name))
  file.etag ??= once(tagOf(file.path), () => delete file.etag)
  const etag = `"${await file.etag}${encoding ? `-${encoding.name}` : ''}"`

  c.header('cache-control', cacheControl)
  c.header('etag', etag)
  if (file.encodings.length > 0) c.header('vary', 'accept-encoding')
  if (partsOf(c.req.header('if-none-match'), ',').some((known) => known.replace(/^W\//, '') === etag)) {
    return c.body(null, 304)
  }

  const content = await contentOf(file, encoding?.ending ?? '')
  if (encoding) c.header('content-encoding', encoding.name)
  c.header('content-type', file.type)
  c.header('content-length', String(content.length))
  return c.body(content)
}

function contentOf(file: StaticFile, ending: string) {
  file.contents ??= new Map()
  const { contents } = file
  const content = contents.get(ending) ?? once(readFile(file.path + ending), () => contents.delete(ending))
  contents.set(ending, content)
  return content
}

async function tagOf(path: string) {
  const hash = createHash('sha256').update(await readFile(path))
  return hash.digest('base64url').slice(0, 20)
}

/** A failed read is not cached, so the next request tries again. */
function once<Read>(reading: Promise<Read>, forget: () => void) {
  reading.catch(forget)
  return reading
}

/** The encodings that a browser accepts, from its `accept-encoding` header. */
export function acceptedEncodings(header?: string) {
  const parts = partsOf(header, ',').map((part) => partsOf(part, ';'))
  return new Set(parts.filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? '')).map(([name]) => name))
}

/** Splits at a plain character: a pattern that also matches the spaces would rescan them from each one (quadratic time). */
function partsOf(header: string | undefined, separator: string) {
  return (header ?? '').split(separator).map((part) => part.trim())
}
