/** A random id that no other device generates: 16 hexadecimal digits. */
export function newId(): string {
  return digits(8)
}

/** A random UUID (version 4). `crypto.randomUUID` exists only on pages loaded by https. */
export function newUuid(): string {
  return digits(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}

function digits(bytes: number) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
