import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { type ClientAddress, clientAddress } from './client-address.ts'

describe('the address of a client', () => {
  const ask = async (trusted: number | ClientAddress, forwarded?: string) => {
    const address = typeof trusted === 'number' ? clientAddress(trusted) : trusted
    const app = new Hono().get('/', (c) => c.text(address(c) ?? ''))
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

  test.each([
    ['X-Forwarded-For arrives, and no proxy is trusted', 0, '203.0.113.9'],
    ['X-Forwarded-For holds no address where the trusted proxies write it', 1, '203.0.113.9:567'],
    ['X-Forwarded-For holds no address where the trusted proxies write it', 1, undefined],
  ])('that cannot be right is said once: %s', async (reason, trustedProxies, forwarded) => {
    const warn = vi.fn()
    const address = clientAddress(trustedProxies, warn)
    for (let count = 0; count < 2; count++) await ask(address, forwarded)

    expect(warn.mock.calls).toEqual([[expect.stringContaining(reason)]])
  })

  test('says nothing where all is right', async () => {
    const warn = vi.fn()
    await ask(clientAddress(0, warn))
    await ask(clientAddress(1, warn), '203.0.113.9')

    expect(warn).not.toHaveBeenCalled()
  })

  test('may be one of IPv6', async () => {
    expect(await ask(1, '203.0.113.9, 2001:db8::1')).toBe('2001:db8::1')
  })
})
