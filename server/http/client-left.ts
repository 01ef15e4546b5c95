/** Thrown instead of beginning work for a client that has closed its connection. */
export class ClientLeft extends Error {}

/** Whether the client closed the connection before its answer was begun. Nobody waits for an answer, and nothing has failed here. */
export function clientLeft(error: unknown): boolean {
  if (error instanceof ClientLeft) return true
  // Node.js's message for a request whose body did not arrive whole; a broken database connection has another one.
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ECONNRESET' && error.message === 'aborted'
}
