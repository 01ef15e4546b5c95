/** Whether the client closed the connection before its whole body arrived. Nobody waits for an answer, and nothing has failed here. */
export function clientLeft(error: Error): boolean {
  // Node.js's message for an aborted request; a broken database connection has another one.
  return (error as NodeJS.ErrnoException).code === 'ECONNRESET' && error.message === 'aborted'
}
