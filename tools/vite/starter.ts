import { build, type Plugin } from 'vite'
import { STARTER_ADDRESS } from '#api/drawn-page.ts'

/** Writes `start.js`, which is in the head of every drawn page: one small file without imports. */
export function starter(source: string): Plugin {
  return {
    name: 'starter',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          write: false,
          target: 'baseline-widely-available',
          rolldownOptions: { input: source, output: { format: 'iife' } },
        },
      })
      const [outputs] = Array.isArray(built) ? built : [built]
      if (!outputs || !('output' in outputs)) throw new Error(`${source} was not built`)
      this.emitFile({ type: 'asset', fileName: STARTER_ADDRESS.slice(1), source: outputs.output[0].code })
    },
  }
}
