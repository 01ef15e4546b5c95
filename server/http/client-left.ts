/** Whether the client hung up before its body had come whole: nobody waits for an answer, and nothing here has failed. */
export function clientLeft(error: Error): boolean {
  // So Node.js names the end of an incoming request; a connection to the database breaks with other words.
  return (error as NodeJS.ErrnoException).code === 'ECONNRESET' && error.message === 'aborted'
}
