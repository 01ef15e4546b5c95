import { execFileSync } from 'node:child_process'

type Bill = {
  serialNumber?: string
  metadata: { timestamp?: string; tools?: unknown; component: { name: string; [field: string]: unknown } }
  [field: string]: unknown
}

/** The packages that npm reports in a folder, as CycloneDX; the same for the same packages, at any time and with any npm. */
export function billOfMaterials(folder: string, name: string, seconds: number): string {
  const cli = process.env.npm_execpath
  const [program, ...first] = cli ? [process.execPath, cli] : ['npm']
  const args = [...first, 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '--omit=optional', '--loglevel=error']
  const text = execFileSync(program as string, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return settled(text, name, seconds)
}

/** Removes what differs between runs. */
export function settled(text: string, name: string, seconds: number): string {
  const { serialNumber: _, ...bill } = JSON.parse(text) as Bill
  const { tools: __, ...metadata } = bill.metadata
  const timestamp = new Date(seconds * 1000).toISOString()
  const component = { ...metadata.component, name, type: 'application' }
  return `${JSON.stringify({ ...bill, metadata: { ...metadata, timestamp, component } }, null, 2)}\n`
}
