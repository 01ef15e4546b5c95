import { spawn } from 'node:child_process'

const children = new Set()
let stoppedBy

/**
 * Runs a program to its end and returns its exit code. A signal to this process stops the program first.
 *
 * - `notice`: its output is a notice too and goes to standard error
 * - `onOutput`: called with all its output, as bytes, once it has ended
 * - `service`: it runs until it is stopped, so being stopped is no failure
 * - `endBy`: the signal on which it cleans up after itself
 */
export function run(
  program,
  args,
  { cwd, env, shell, notice = false, onOutput, service = false, endBy = 'SIGTERM' } = {},
) {
  listen()
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : ['inherit', notice ? 2 : 'inherit', 'inherit'],
    })
    const printed = []
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part))
    const entry = { child, endBy }
    children.add(entry)
    child.once('error', (error) => {
      children.delete(entry)
      fail(error)
    })
    child.once(onOutput ? 'close' : 'exit', (code, signal) => {
      children.delete(entry)
      onOutput?.(Buffer.concat(printed))
      if (!stoppedBy) return done(code ?? 1)
      if (children.size > 0) return
      const clean = service && (code === 0 || signal)
      process.exit(clean ? 0 : stoppedBy === 'SIGINT' ? 130 : 143)
    })
  })
}

let listening = false

function listen() {
  if (listening) return
  listening = true
  const npmShell = process.ppid
  process.on('SIGTERM', stop).on('SIGHUP', stop)
  // The terminal sends Ctrl-C to the children too; only a SIGINT sent to this process alone has to be forwarded.
  process.on('SIGINT', () => {
    stoppedBy ??= 'SIGINT'
    setTimeout(stop, 3000, 'SIGTERM').unref()
  })
  // npm sends a SIGTERM to its shell, and the shell dies without telling us, so watch whether our parent is gone.
  setInterval(() => process.ppid !== npmShell && stop('SIGTERM'), 300).unref()
  process.on('exit', () => endChildren())
}

function stop(signal) {
  stoppedBy ??= signal
  endChildren()
  setTimeout(endChildren, 10_000, 'SIGKILL').unref()
  if (children.size === 0) process.exit(143)
}

function endChildren(signal) {
  for (const { child, endBy } of children) child.kill(signal ?? endBy)
}
