import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

describe('the address of a client', () => {
  const ask = async (trustedProxies: number, forwarded?: string) => {
    const app = new Hono().get('/', (c) => c.text(clientAddress(trustedProxies)(c) ?? ''))
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const incoming = { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } }
    return (await app.request('/', { headers }, { incoming })).text()
  }

  test('is the other end of the socket, whatever the client says', async () => {
    expect(await ask(0)).toBe('10.0.0.1')
    expect(await ask(0, '203.0.113.9')).toBe('10.0.0.1')
  })

  test('is what the outermost of our own proxies saw', async () => {
    expect(await ask(1, '203.0.113.9, 198.51.100.7')).toBe('198.51.100.7')
    expect(await ask(2, '203.0.113.9, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7')
  })

  test('is the socket where the proxy says nothing', async () => {
    expect(await ask(1)).toBe('10.0.0.1')
    expect(await ask(3, '198.51.100.7')).toBe('10.0.0.1')
  })

  test.each(['nonsense', '203.0.113.9, ', '198.51.100.7:80', '1.2.3.4.5', '"203.0.113.9"'])(
    'is the socket where the proxy says %j, which is no address',
    async (forwarded) => {
      expect(await ask(1, forwarded)).toBe('10.0.0.1')
    },
  )

  test('may be one of IPv6', async () => {
    expect(await ask(1, '203.0.113.9, 2001:db8::1')).toBe('2001:db8::1')
  })
})
