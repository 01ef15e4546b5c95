import { isIPv4 } from 'node:net'

const MAPPED = /^::ffff:(?=\d+\.)/i
/** The number of groups in an IPv6 address; `::` stands for those left out. */
const GROUPS = 8

/**
 * The network of an address: the first 24 bits of an IPv4 address or the first 48 of an IPv6 address, because one customer of a provider
 * may use any number of addresses within it. Clients without an address count as one network.
 */
export function networkOf(address: string | undefined): string {
  const plain = plainOf(address)
  return isIPv4(plain) ? plain.slice(0, plain.lastIndexOf('.')) : groupsOf(plain, 3)
}

/** The smallest range of one device: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function subnetOf(address: string | undefined): string {
  const plain = plainOf(address)
  return isIPv4(plain) ? plain : groupsOf(plain, 4)
}

function plainOf(address = '') {
  return address.replace(MAPPED, '').replace(/%.*$/, '')
}

function groupsOf(address: string, groups: number) {
  if (address === '') return ''
  const { hostname } = new URL(`http://[${address}]`)
  const [first = [], last = []] = hostname.slice(1, -1).split('::').map(partsOf)
  const zeros = Array<string>(GROUPS - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last].slice(0, groups).join(':')
}

function partsOf(side: string): string[] {
  return side === '' ? [] : side.split(':')
}
