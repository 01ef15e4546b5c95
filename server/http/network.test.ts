import { expect, test } from 'vitest'
import { networkOf, subnetOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2'],
  ['192.0.2.255', '192.0.2'],
  ['192.0.3.1', '192.0.3'],
  ['::ffff:192.0.2.77', '192.0.2'],
  ['2001:db8:5::1', '2001:db8:5'],
  ['2001:0DB8:0005:ffff:1:2:3:4', '2001:db8:5'],
  ['2001:db8::5', '2001:db8:0'],
  ['2001::5:6:7:8:9', '2001:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  [undefined, ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:5:1::1', '2001:db8:5:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001::5:6:7:8:9', '2001:0:0:5'],
  ['::5:6:7:8:9', '0:0:0:5'],
  ['::1', '0:0:0:0'],
  [undefined, ''],
])('one device has of %s at least %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet)
})
