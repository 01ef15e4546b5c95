import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Copy, Dockerfile } from 'dockerfile-ast'

/** What a finished image would start: the folder, the command, and the health check. */
export type Image = {
  folder: string
  env: Record<string, string>
  command: string[]
  healthcheck: string[]
}

/**
 * Runs the steps of a Dockerfile in folders of this machine: each stage is a folder that serves as its root. Base images
 * and users are ignored, so this machine's own Node.js and system are used.
 *
 * @throws if a step fails
 */
export function rehearse(dockerfile: Dockerfile, root: string, context: readonly string[]): Image {
  const stages = new Map<string, string>()
  let stage = ''
  const image: Image = { folder: '', env: {}, command: [], healthcheck: [] }
  for (const step of dockerfile.getInstructions()) {
    const words = step.getArguments().map((argument) => argument.getValue())
    const text = step.getArgumentsContent() ?? ''
    switch (step.getKeyword()) {
      case 'FROM':
        stage = mkdtempSync(join(tmpdir(), 'image-'))
        stages.set(words[2] ?? 'last', stage)
        image.env = {}
        break
      case 'WORKDIR':
        image.folder = join(stage, text)
        mkdirSync(image.folder, { recursive: true })
        break
      case 'COPY': {
        const from = (step as Copy).getFromFlag()?.getValue()
        const [source = '', target = ''] = words
        if (from) cpSync(join(stages.get(from) ?? from, source), join(image.folder, target), { recursive: true })
        else copyContext(root, context, join(image.folder, target))
        break
      }
      case 'RUN':
        runStep(text, image.folder)
        break
      case 'ENV':
        for (const [name = '', value = ''] of words.map((word) => word.split('='))) image.env[name] = value
        break
      case 'HEALTHCHECK':
        image.healthcheck = JSON.parse(text.slice(text.indexOf('['))) as string[]
        break
      case 'CMD':
        image.command = JSON.parse(text) as string[]
    }
  }
  return image
}

function copyContext(root: string, context: readonly string[], target: string) {
  for (const file of context) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    cpSync(join(root, file), join(target, file))
  }
}

function runStep(line: string, cwd: string) {
  console.log(`RUN ${line}`)
  const { status } = spawnSync('sh', ['-c', line.replace('-o node -g node ', '')], { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`RUN ${line} ended with ${status}`)
}
