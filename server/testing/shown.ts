/** Everything an answer reveals: status, headers and body, except its own id (x-request-id). */
export async function shown(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return { status: response.status, headers, body: await response.text() }
}
