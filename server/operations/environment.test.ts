import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('the environment', () => {
  test('may be empty', () => {
    const nothing = {
      book: undefined,
      host: undefined,
      port: 3000,
      databaseUrl: undefined,
      baseUrl: 'http://localhost:3000',
      origin: undefined,
      secret: undefined,
      google: undefined,
      mail: undefined,
      contact: {},
      adminIds: [],
      rateLimit: true,
      trustedProxies: 0,
    }

    expect(readEnvironment({})).toEqual(nothing)
    expect(readEnvironment({ PORT: '', BASE_URL: ' ', GOOGLE_CLIENT_ID: '', HOME: '/root' })).toEqual(nothing)
  })

  test('may say everything', () => {
    expect(
      readEnvironment({
        BOOK: 'content-examples/other',
        HOST: '127.0.0.1',
        PORT: '8080',
        DATABASE_URL: 'postgres://codex@db/codex',
        BASE_URL: 'https://Codex.example/',
        AUTH_SECRET: 'x'.repeat(32),
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
        CONTACT_EMAIL: 'me@example.com',
        CONTACT_CHAT: 'me#1',
        ADMIN_IDS: ' 3azNCT6txjPVQhyCFpIdvPphMBVzCtwT, K8EuJZYi,',
        RATE_LIMIT: 'off',
        TRUSTED_PROXIES: '1',
      }),
    ).toEqual({
      book: 'content-examples/other',
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: 'postgres://codex@db/codex',
      baseUrl: 'https://codex.example',
      origin: 'https://codex.example',
      secret: 'x'.repeat(32),
      google: { clientId: 'id', clientSecret: 'secret' },
      contact: { email: 'me@example.com', chat: 'me#1' },
      adminIds: ['3azNCT6txjPVQhyCFpIdvPphMBVzCtwT', 'K8EuJZYi'],
      rateLimit: false,
      trustedProxies: 1,
    })
  })

  test.each([':memory:', 'sqlite:data/x.sqlite', '/var/lib/codex.sqlite', 'postgresql://localhost/codex'])(
    'may name the database %s',
    (url) => {
      expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url)
    },
  )

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; expected a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT is "65536"; expected a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT is "-1"; expected a whole number from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT is "80.5"; expected a whole number from 0 to 65535'],
    [
      { DATABASE_URL: 'mysql://root:hunter2@localhost/codex' },
      'DATABASE_URL is set (36 characters); expected sqlite:path, a path, :memory: or postgres://…',
    ],
    [
      { DATABASE_URL: 'postgres://codex@db1,db2:5432/codex?target_session_attrs=read-write' },
      'DATABASE_URL is set (67 characters); expected sqlite:path, a path, :memory: or postgres://… with one host',
    ],
    [{ HOST: 'codex.example' }, 'HOST is "codex.example"; expected an address of this machine, such as 127.0.0.1'],
    [
      { BASE_URL: 'codex.example' },
      'BASE_URL is "codex.example"; expected the address that readers type, such as https://codex.example, without a path',
    ],
    [
      { BASE_URL: 'https://codex.example/app' },
      'BASE_URL is "https://codex.example/app"; expected the address that readers type, such as https://codex.example, without a path',
    ],
    [{ AUTH_SECRET: 'too-short' }, 'AUTH_SECRET is set (9 characters); expected at least 32 random characters'],
    [
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_SECRET is not set; expected GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together, or neither',
    ],
    [
      { GOOGLE_CLIENT_SECRET: 'secret' },
      'GOOGLE_CLIENT_ID is not set; expected GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together, or neither',
    ],
    [{ CONTACT_EMAIL: 'me' }, 'CONTACT_EMAIL is "me"; expected an email address'],
    [
      { ADMIN_IDS: 'K8EuJZYi, me@example.com' },
      'ADMIN_IDS is "K8EuJZYi, me@example.com"; expected account ids separated by commas',
    ],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT is "no"; expected on or off'],
    [
      { TRUSTED_PROXIES: 'all' },
      'TRUSTED_PROXIES is "all"; expected the number of your own proxies in front of the server, from 0 to 10',
    ],
  ])('%j is refused in one line that tells no secret', (env, line) => {
    expect(() => readEnvironment(env)).toThrow(line)
  })
})
