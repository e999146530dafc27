import { testDatabase } from '@zayy/database/testing/test-database'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

const database = await testDatabase()

test('an error of a query tells its code and where it happened, and nothing of what was typed', async () => {
  const typed = 'noura@example.com'
  const error: unknown = await database.execute(sql`select ${typed}::int`).catch((thrown: unknown) => thrown)
  const told = JSON.stringify(describeError(error))
  expect(told).toContain('"code":"22P02"')
  expect(told).toContain('log.test.ts')
  expect(told).not.toContain('noura')
})

test('an error of our own tells its message, and one that was thrown without being one tells its type', () => {
  expect(describeError(new TypeError('a job without an order'))).toMatchObject({
    type: 'TypeError',
    message: 'a job without an order',
  })
  expect(describeError('noura@example.com')).toEqual({ type: 'string' })
})
