import { connect, createServer, type Server, type Socket } from 'node:net'

type Ends = { near: Socket; far: Socket }

/**
 * A connection between a server and its PostgreSQL that can go silent like a vanished machine: no connection is closed, and no data arrives
 * at either end.
 *
 * @param url of a database on a Unix socket (postgres.ts)
 */
export async function startDatabaseProxy(url: string) {
  const { pathname, searchParams } = new URL(url)
  const open = new Set<Ends>()
  let isSilent = false

  const line: Server = createServer((near) => {
    const far = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    const ends = { near, far }
    open.add(ends)
    near.on('error', () => {})
    far.on('error', () => {})
    if (isSilent) near.pause()
    else join(ends)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const { port } = line.address() as { port: number }

  return {
    url: `postgres://app@127.0.0.1:${port}${pathname}`,
    /** The machine vanishes: for open connections as well as new ones. */
    fallSilent() {
      isSilent = true
      for (const ends of open) part(ends)
    },
    /** Another machine takes its place: new connections work, the old ones stay dead. */
    replace() {
      isSilent = false
    },
    stop() {
      for (const { near, far } of open) {
        near.destroy()
        far.destroy()
      }
      line.close()
    },
  }
}

function join({ near, far }: Ends) {
  near.pipe(far)
  far.pipe(near)
}

/** Neither end learns that the other has closed. */
function part({ near, far }: Ends) {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}
