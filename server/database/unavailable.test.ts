import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('something'), { code })

test.each([
  ['nobody listens', coded('ECONNREFUSED')],
  ['its socket file is gone', Object.assign(coded('ENOENT'), { syscall: 'connect' })],
  ['no address answers', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
  ['it shuts down', coded('57P01')],
  ['it has no connection left', coded('53300')],
  ['it is a standby', coded('25006')],
  ['a lock took too long', coded('55P03')],
  ['a statement took too long', coded('57014')],
  ['there is no connection in time', new Error('timeout exceeded when trying to connect')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
  ['it fell silent', new Error('The database has stopped responding')],
  ['another error says so', new Error('Failed to sign in', { cause: coded('ECONNRESET') })],
  ['the disk is full', Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
])('a database is unavailable where %s', (_, error) => {
  expect(isUnavailable(error)).toBe(true)
})

test.each([
  ['a query that is wrong', coded('42P01')],
  ['a row that is there already', coded('23505')],
  ['a file that is missing', Object.assign(coded('ENOENT'), { syscall: 'open' })],
  ['an answer that took too long', new DOMException('The operation was aborted', 'TimeoutError')],
  ['a refusal with a number', Object.assign(new Error('Unauthorized'), { code: '401' })],
  ['a fault of ours', new TypeError('Cannot read properties of undefined')],
  ['no error', 'ECONNREFUSED'],
  ['nothing', undefined],
])('but not for %s', (_, error) => {
  expect(isUnavailable(error)).toBe(false)
})

test('SQLite itself says that it cannot write, and not that a table is missing', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE kept (id INTEGER); PRAGMA query_only = ON')

  expect(isUnavailable(thrownBy(() => database.exec('INSERT INTO kept VALUES (1)')))).toBe(true)
  expect(isUnavailable(thrownBy(() => database.exec('SELECT * FROM gone')))).toBe(false)
  database.close()
})

function thrownBy(work: () => void): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown')
}
