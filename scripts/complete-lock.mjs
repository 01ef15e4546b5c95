// Adds to package-lock.json the optional platform packages (…-darwin-arm64, …-win32-x64, …) that the registry
// we installed from lacked. Without them `npm ci` of npm 11 and 12 stops with EUSAGE, and npm 10 on a Mac
// or a PC silently omits the native binaries. Run it after every `npm install PACKAGE`.
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const all = lock.packages
const systems = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openbsd', 'netbsd', 'openharmony', 'sunos', 'aix']
const cpus = {
  x64: 'x64',
  arm64: 'arm64',
  arm: 'arm',
  armv7: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  s390x: 's390x',
  riscv64: 'riscv64',
  loong64: 'loong64',
  wasm32: 'wasm32',
  mips64el: 'mips64el',
}

/** The lock entry that `require(name)` in package `at` resolves to; like npm, searches the nearest folder first. */
function find(name, at) {
  for (let dir = at; ; ) {
    const path = `${dir ? `${dir}/` : ''}node_modules/${name}`
    if (all[path]) return path
    if (!dir) return undefined
    const up = dir.lastIndexOf('/node_modules/')
    dir = up < 0 ? '' : dir.slice(0, up)
  }
}

let added = 0
for (const [at, pkg] of Object.entries(all)) {
  for (const [name, version] of Object.entries(pkg.optionalDependencies ?? {})) {
    if (!/^\d/.test(version)) continue // a range, not a platform binary pinned by its parent
    const hit = find(name, at)
    if (hit && all[hit].version === version) continue
    const parts = name.split(/[-/.]/)
    const os = systems.find((s) => parts.includes(s))
    const cpu = parts.map((p) => cpus[p]).find(Boolean)
    const libc = /musl/.test(name) ? 'musl' : os === 'linux' && /gnu/.test(name) ? 'glibc' : undefined
    all[hit ? `${at}/node_modules/${name}` : `node_modules/${name}`] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(pkg.dev && { dev: true }),
      ...(libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    }
    added++
  }
}
lock.packages = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages added to ${file}`)
