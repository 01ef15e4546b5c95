import type { ServerType } from '@hono/node-server'
import { StartupError } from '#server/operations/startup-error.ts'

/**
 * Waits until the server listens. Returns its port, which differs from the requested one if that is 0.
 *
 * @throws {StartupError} if the port is in use, or the machine has no such address
 */
export function listening(server: ServerType, variable: string, asked: number): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      if (error.code === 'EADDRNOTAVAIL') reject(new StartupError('HOST is not an address of this machine'))
      reject(isTaken ? new StartupError(`${variable} is ${asked}, which is in use; expected a free port`) : error)
    })
    server.once('listening', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : asked)
    })
  })
}
