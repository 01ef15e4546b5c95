/** Whether the client hung up before its whole body arrived: nobody waits for an answer, and nothing has failed here. */
export function clientLeft(error: Error): boolean {
  // Node.js's message for an aborted request; a broken connection to the database has another one.
  return (error as NodeJS.ErrnoException).code === 'ECONNRESET' && error.message === 'aborted'
}
