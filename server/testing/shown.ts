/** All that an answer shows: status, headers and body. Only its own number (x-request-id) is left out. */
export async function shown(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return { status: response.status, headers, body: await response.text() }
}
