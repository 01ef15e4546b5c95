import { isIPv4 } from 'node:net'

const MAPPED = /^::ffff:(?=\d+\.)/i

/**
 * The network of an address: the first 24 bits of an IPv4 address, the first 48 of an IPv6 address, because one customer of
 * a provider may use any number of those within. Clients without an address are of one network.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain.slice(0, plain.lastIndexOf('.'))
  const { hostname } = new URL(`http://[${plain}]`)
  const [beforeZeros = ''] = hostname.slice(1, -1).split('::')
  return [...beforeZeros.split(':'), '0', '0'].slice(0, 3).join(':')
}
