import { asSuperuser, testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { identifyDatabase, ownsTables } from './database-identity.ts'

test('a copy of a database is the same shop at another place', async () => {
  const [one, copy] = [await testDatabase(), await testDatabase()]
  const [first, second] = [await identifyDatabase(one), await identifyDatabase(copy)]
  expect(first.shop).toBe(second.shop)
  expect(first.place).toMatch(/^\d+\/copy_[\da-f]+$/)
  expect(first.place.split('/')[0]).toBe(second.place.split('/')[0])
  expect(first.place).not.toBe(second.place)
})

test('a role that may not ask for the PostgreSQL is told its database by name', async () => {
  const database = await testDatabase()
  await asSuperuser(database, 'revoke execute on function pg_control_system() from public')
  expect((await identifyDatabase(database)).place).toMatch(/^unknown\/copy_/)
})

test('the role that works with rows does not own the tables', async () => {
  expect(await ownsTables(await testDatabase())).toBe(false)
})
