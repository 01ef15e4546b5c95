import { once } from 'node:events'

/**
 * Connects to a Node.js process that listens for a debugger (`--inspect`). `collectGarbage` forces a full garbage collection
 * (Chrome DevTools Protocol, HeapProfiler.collectGarbage).
 *
 * @param port the debugger's port
 * @throws where nothing answers there
 */
export async function nodeDebugger(port: number) {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  const gone = new AbortController()
  socket.addEventListener('close', () =>
    gone.abort(new Error(`The connection to the debugger at port ${port} was closed.`)),
  )
  const next = (type: 'open' | 'message') => once(socket, type, { signal: gone.signal })
  await next('open')
  return {
    async collectGarbage() {
      const answered = next('message')
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
      await answered
    },
    close: () => socket.close(),
  }
}
