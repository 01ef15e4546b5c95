import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes FILE.br and FILE.gz beside every built text file, for the server to send. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        precompressFolder(folder)
      },
    },
  }
}

/** Compresses the files of a folder, at any depth, whose relative path `counts`. */
export function precompressFolder(folder: string, counts: (name: string) => boolean = () => true): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(js|css|html|svg|webmanifest|json)$/.test(name) && counts(name)) compress(join(folder, name))
  }
}

/** Below this many bytes a compressed copy saves no packet. */
const WORTH_IT = 1024

function compress(file: string) {
  const raw = readFileSync(file)
  if (raw.length < WORTH_IT) return

  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  writeFileSync(`${file}.br`, brotliCompressSync(raw, { params }))
  writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }))
}
