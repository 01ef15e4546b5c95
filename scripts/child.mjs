import { spawn } from 'node:child_process'

const npmShell = process.ppid
const children = new Set()
let stoppedBy

process.on('SIGTERM', stop).on('SIGHUP', stop)
// Ctrl-C reaches the children by itself; only a SIGINT meant for us alone has to be handed on.
process.on('SIGINT', () => {
  stoppedBy ??= 'SIGINT'
  setTimeout(stop, 3000, 'SIGTERM').unref()
})
// npm hands a SIGTERM to its shell, and the shell dies without telling us: notice that our parent is gone.
process.on('exit', () => {
  for (const { child, endBy } of children) child.kill(endBy)
})
setInterval(() => process.ppid !== npmShell && stop('SIGTERM'), 300).unref()

function stop(signal) {
  stoppedBy ??= signal
  for (const { child, endBy } of children) child.kill(endBy)
  setTimeout(() => {
    for (const { child } of children) child.kill('SIGKILL')
  }, 10_000).unref()
  if (children.size === 0) process.exit(143)
}

/**
 * Runs a program to its end and gives its exit code. Whoever stops us stops the program first.
 *
 * - `notice`: what it prints is a notice too and goes to standard error
 * - `service`: it runs until it is stopped, so being stopped is no failure
 * - `endBy`: the signal on which it clears up after itself
 */
export function run(program, args, { cwd, env, shell, notice = false, service = false, endBy = 'SIGTERM' } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['inherit', notice ? 2 : 'inherit', 'inherit'],
    })
    const entry = { child, endBy }
    children.add(entry)
    child.once('error', fail)
    child.once('exit', (code, signal) => {
      children.delete(entry)
      if (!stoppedBy) return done(code ?? 1)
      if (children.size > 0) return
      const clean = service && (code === 0 || signal)
      process.exit(clean ? 0 : stoppedBy === 'SIGINT' ? 130 : 143)
    })
  })
}
