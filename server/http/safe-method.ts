const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Whether a method only reads (RFC 9110, 9.2.1). */
export function isSafe(method: string): boolean {
  return SAFE.includes(method)
}
