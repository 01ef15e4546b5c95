/**
 * A map that is never changed: `withKey` and `withoutKey` give a new one that shares all but a few small nodes with
 * the old. Each chapter's story is such a step, so its cost follows what the chapter tells and not the size of the book.
 *
 * A node is a leaf of a few keys, or a branch of 32 nodes chosen by five bits of the key's hash (a hash array mapped trie).
 */
export type PersistentMap<Value> = {
  readonly size: number
  readonly root: Node<Value>
}

type Leaf<Value> = Readonly<Record<string, Value>>
type Branch<Value> = readonly Node<Value>[]
type Node<Value> = Leaf<Value> | Branch<Value>

const BITS = 5
const WIDTH = 1 << BITS
const LEAF_KEYS = 8
const HASH_BITS = 32

export const emptyMap: PersistentMap<never> = { size: 0, root: {} }

/** The value under a key, or undefined. */
export function valueAt<Value>({ root }: PersistentMap<Value>, key: string): Value | undefined {
  let node: Node<Value> = root
  for (let shift = 0, hash = hashOf(key); isBranch(node); shift += BITS) node = node[slotOf(hash, shift)]!
  return Object.hasOwn(node, key) ? node[key] : undefined
}

/** The map with one value set. */
export function withKey<Value>(map: PersistentMap<Value>, key: string, value: Value): PersistentMap<Value> {
  const size = valueAt(map, key) === undefined ? map.size + 1 : map.size
  return { size, root: put(map.root, key, hashOf(key), 0, value) }
}

/** The map without a key; the very same map when it has none. */
export function withoutKey<Value>(map: PersistentMap<Value>, key: string): PersistentMap<Value> {
  if (valueAt(map, key) === undefined) return map
  return { size: map.size - 1, root: cut(map.root, key, hashOf(key), 0) }
}

/** All values, in no promised order. */
export function valuesOf<Value>({ root }: PersistentMap<Value>): Value[] {
  const values: Value[] = []
  gather(root, values)
  return values
}

function gather<Value>(node: Node<Value>, values: Value[]): void {
  if (isBranch(node)) for (const below of node) gather(below, values)
  else for (const key in node) values.push(node[key]!)
}

function put<Value>(node: Node<Value>, key: string, hash: number, shift: number, value: Value): Node<Value> {
  if (isBranch(node)) {
    const slot = slotOf(hash, shift)
    return node.with(slot, put(node[slot]!, key, hash, shift + BITS, value))
  }
  const leaf = { ...node, [key]: value }
  return Object.keys(leaf).length <= LEAF_KEYS || shift >= HASH_BITS ? leaf : split(leaf, shift)
}

function split<Value>(leaf: Leaf<Value>, shift: number): Branch<Value> {
  const nodes: Record<string, Value>[] = Array.from({ length: WIDTH }, () => ({}))
  for (const [key, value] of Object.entries(leaf)) nodes[slotOf(hashOf(key), shift)]![key] = value
  return nodes
}

function cut<Value>(node: Node<Value>, key: string, hash: number, shift: number): Node<Value> {
  if (isBranch(node)) {
    const slot = slotOf(hash, shift)
    return node.with(slot, cut(node[slot]!, key, hash, shift + BITS))
  }
  const { [key]: _, ...rest } = node
  return rest
}

function isBranch<Value>(node: Node<Value>): node is Branch<Value> {
  return Array.isArray(node)
}

function slotOf(hash: number, shift: number): number {
  return (hash >>> shift) & (WIDTH - 1)
}

/** FNV-1a, 32 bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
