/**
 * A map that is never changed: `withKey` and `withoutKey` give a new one that shares all but a few small nodes with
 * the old. Each chapter's story is such a step, so its cost follows what the chapter tells and not the size of the book.
 *
 * A node is a leaf of a few pairs, or a branch of 32 nodes chosen by five bits of the key's hash (a hash array mapped trie).
 */
export type PersistentMap<Value> = { readonly size: number; readonly root: Node<Value> }

type Pair<Value> = readonly [key: string, value: Value]
type Leaf<Value> = readonly Pair<Value>[]
type Branch<Value> = { readonly below: readonly Node<Value>[] }
type Node<Value> = Leaf<Value> | Branch<Value>

const BITS = 5
const WIDTH = 1 << BITS
const LEAF_PAIRS = 8
const HASH_BITS = 32

const emptyLeaf: Leaf<never> = []
export const emptyMap: PersistentMap<never> = { size: 0, root: emptyLeaf }

/** The value under a key, or undefined. */
export function valueAt<Value>({ root }: PersistentMap<Value>, key: string): Value | undefined {
  let node: Node<Value> = root
  for (let shift = 0, hash = hashOf(key); isBranch(node); shift += BITS) node = node.below[slotOf(hash, shift)]!
  return node[placeIn(node, key)]?.[1]
}

/** The map with one value set. */
export function withKey<Value>(map: PersistentMap<Value>, key: string, value: Value): PersistentMap<Value> {
  return withChange(map, key, () => value)
}

/** The map with the value of a key made from the one before it. */
export function withChange<Value>(
  { size, root }: PersistentMap<Value>,
  key: string,
  change: (before: Value | undefined) => Value,
): PersistentMap<Value> {
  let isNew = false
  const changed = put(root, key, hashOf(key), 0, (before) => {
    isNew = before === undefined
    return change(before)
  })
  return { size: isNew ? size + 1 : size, root: changed }
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
  if (isBranch(node)) for (const below of node.below) gather(below, values)
  else for (const [, value] of node) values.push(value)
}

type Change<Value> = (before: Value | undefined) => Value

function put<Value>(node: Node<Value>, key: string, hash: number, shift: number, change: Change<Value>): Node<Value> {
  if (isBranch(node)) {
    const slot = slotOf(hash, shift)
    const below = node.below.slice()
    below[slot] = put(below[slot]!, key, hash, shift + BITS, change)
    return { below }
  }
  const leaf = node.slice()
  const place = placeIn(node, key)
  if (place >= 0) leaf[place] = [key, change(leaf[place]![1])]
  else leaf.push([key, change(undefined)])
  return leaf.length <= LEAF_PAIRS || shift >= HASH_BITS ? leaf : split(leaf, shift)
}

function split<Value>(leaf: Leaf<Value>, shift: number): Branch<Value> {
  const below: Pair<Value>[][] = Array.from({ length: WIDTH }, () => [])
  for (const pair of leaf) below[slotOf(hashOf(pair[0]), shift)]!.push(pair)
  return { below }
}

function cut<Value>(node: Node<Value>, key: string, hash: number, shift: number): Node<Value> {
  if (!isBranch(node)) return node.filter(([other]) => other !== key)
  const slot = slotOf(hash, shift)
  const below = node.below.slice()
  below[slot] = cut(below[slot]!, key, hash, shift + BITS)
  return { below }
}

function isBranch<Value>(node: Node<Value>): node is Branch<Value> {
  return !Array.isArray(node)
}

/** Where a key stands in a leaf, or -1. */
function placeIn<Value>(leaf: Leaf<Value>, key: string): number {
  for (let place = 0; place < leaf.length; place++) if (leaf[place]![0] === key) return place
  return -1
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
