/**
 * Connects to a Node.js process that listens for a debugger (`--inspect`). `collectGarbage` has it let go of all that it does not
 * keep (Chrome DevTools Protocol, HeapProfiler.collectGarbage).
 *
 * @param port of the debugger
 * @throws where nothing answers there
 */
export async function nodeDebugger(port: number) {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  const next = (type: 'open' | 'message') =>
    new Promise<void>((resolve, reject) => {
      socket.addEventListener(type, () => resolve(), { once: true })
      socket.addEventListener('close', () => reject(new Error(`The debugger at port ${port} has gone.`)), {
        once: true,
      })
    })
  await next('open')
  return {
    collectGarbage() {
      const answered = next('message')
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
      return answered
    },
    close: () => socket.close(),
  }
}
