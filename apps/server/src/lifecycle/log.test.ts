import { testDatabase } from '@zayy/database/testing/test-database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

const database = await testDatabase()

test('logs a query error with code and stack, without customer input', async () => {
  const email = 'noura@example.com'
  const error: unknown = await database.execute(sql`select ${email}::int`).catch((thrown: unknown) => thrown)
  const told = JSON.stringify(describeError(error))
  expect(told).toContain('"code":"22P02"')
  expect(told).toContain('log.test.ts')
  expect(told).not.toContain('noura')
})

test('logs the message of our own errors and the type of a thrown non-error', () => {
  expect(describeError(new TypeError('a job without an order'))).toMatchObject({
    type: 'TypeError',
    message: 'a job without an order',
  })
  expect(describeError('noura@example.com')).toEqual({ type: 'string' })
})

const typed = ['Noura', 'noura@example.com', '0501234567', '12 Olaya Street', 'white scrubs']

test.each([
  [
    'a mail server',
    Object.assign(new Error(`550 no such user ${typed}`), { code: 'EENVELOPE', response: `${typed}` }),
  ],
  ['a file', Object.assign(new Error(`ENOENT: open '${typed}'`), { code: 'ENOENT', path: `${typed}` })],
  ['a parser', new SyntaxError(`Unexpected token, "${typed}" is not valid JSON`)],
  ['a library', new (class QueryError extends Error {})(`select\n    at ${typed}`)],
  [
    'what it caused',
    new Error('broken', { cause: Object.assign(new Error(`${typed}`), { code: 1, detail: typed }) }),
  ],
  ['a long code', Object.assign(new Error('x'), { code: `${typed}${typed}` })],
])('an error of %s tells nothing of what was typed', (_, error) => {
  const told = JSON.stringify(describeError(error))
  for (const value of typed) expect(told).not.toContain(value)
  expect(told).toContain('log.test.ts')
})
