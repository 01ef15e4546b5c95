export type Manifest = {
  name: string
  version: string
  dependencies: Record<string, string>
  imports: Record<string, string>
  [field: string]: unknown
}
type Locked = { dev?: boolean; devOptional?: boolean; [field: string]: unknown }
export type Lock = { name: string; version: string; packages: Record<string, Locked>; [field: string]: unknown }

/** The commands of a built tree: none builds or installs anything. */
const SCRIPTS = {
  start: 'node server/main.ts',
  account: 'node tools/account.ts',
  backup: 'node tools/backup.ts',
  restore: 'node tools/restore.ts',
}

/** The package.json of a built tree: without development dependencies, and with imports of folders only. */
export function runtimeManifest({ devDependencies, imports, ...manifest }: Manifest): Manifest {
  const folders = Object.entries(imports).filter(([, target]) => !target.startsWith('./build/'))
  return { ...manifest, imports: Object.fromEntries(folders), scripts: SCRIPTS }
}

/** The part of the lock file that fits such a manifest: what a server loads, each package pinned by its checksum. */
export function runtimeLock({ packages, ...lock }: Lock, manifest: Manifest): Lock {
  const { name, version, dependencies, license, engines } = manifest
  const kept = Object.entries(packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
  return { ...lock, packages: { '': { name, version, license, dependencies, engines }, ...Object.fromEntries(kept) } }
}
