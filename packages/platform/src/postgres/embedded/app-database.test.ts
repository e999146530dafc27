/** The embedded database: one role owns its tables, the shop works as another. */

import { openShopDatabase } from '@zayy/database/open-shop-database'
import { putDatabase } from '@zayy/database/testing/made-cluster'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../process/testing/temporary-folder.ts'
import { ask } from '../testing/ask.ts'

const tableOwners = `select distinct pg_get_userbyid(relowner) as owner from pg_class
  where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind in ('r', 'S', 'v')`

test('a new shop is migrated by one role and worked with by another', async () => {
  const { database, target, close } = await openShopDatabase({
    url: undefined,
    dataDir: await temporaryFolder(),
  })
  onTestFinished(close)
  expect(await ask(target, 'select current_user as role')).toEqual([{ role: 'shop_app' }])
  expect(await ask(target, tableOwners)).toEqual([{ owner: 'shop_owner' }])
  await expect(database.execute(sql`create table intruder (id int)`)).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  const roles = `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication from pg_roles
    where rolname in ('shop_app', 'shop_owner') order by 1`
  const nothing = {
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolbypassrls: false,
    rolreplication: false,
  }
  expect(await ask(target, roles)).toEqual([
    { rolname: 'shop_app', ...nothing },
    { rolname: 'shop_owner', ...nothing },
  ])
})

test('a closed database leaves no timer that keeps a command from ending', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const dataDir = await temporaryFolder()
  await putDatabase(dataDir)
  const before = timers()
  const { database, close } = await openShopDatabase({ url: undefined, dataDir })
  await database.execute(sql`select 1`)
  await close()
  // A timer of before may have ended.
  expect(timers()).toBeLessThanOrEqual(before)
})
