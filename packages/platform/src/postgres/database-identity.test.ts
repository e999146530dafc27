import { asSuperuser, testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { identifyDatabase, ownsTables } from './database-identity.ts'

test('a copy of a database has the same shop id and another place', async () => {
  const [one, copy] = [await testDatabase(), await testDatabase()]
  const [first, second] = [await identifyDatabase(one), await identifyDatabase(copy)]
  expect(first.shop).toBe(second.shop)
  expect(first.place).toMatch(/^\d+\/copy_[\da-f]+$/)
  expect(first.place.split('/')[0]).toBe(second.place.split('/')[0])
  expect(first.place).not.toBe(second.place)
})

test('identifies a database by name alone if the role may not read the system identifier', async () => {
  const database = await testDatabase()
  await asSuperuser(database, 'revoke execute on function pg_control_system() from public')
  expect((await identifyDatabase(database)).place).toMatch(/^unknown\/copy_/)
})

test('the app role does not own the tables', async () => {
  expect(await ownsTables(await testDatabase())).toBe(false)
})
