/** Backups of several databases and servers in one folder. */

import { join } from 'node:path'
import { testDatabase } from '@zayy/database/testing/test-database'
import { takeOwnDatabase } from '@zayy/platform/postgres/own-database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/shop-on-test-server.ts'

const root = await temporaryFolder()
const database = await testDatabase()
const DATABASE_URL = await urlOf(database)

test('backups of two databases do not replace each other, and doctor ignores those of another database', async () => {
  const copy = await testDatabase()
  const one = { DATA_DIR: join(root, 'one'), DATABASE_URL }
  const two = { DATA_DIR: join(root, 'two'), DATABASE_URL: await urlOf(copy) }
  await takeOwnDatabase(two.DATA_DIR, copy, false)
  const folder = join(one.DATA_DIR, 'backups')
  const backUp = async (env: Record<string, string>) => {
    const { output } = await runShop(['backup', '--keep', '1', '--folder', folder, '--json'], env)
    // A backup is named by its second.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return JSON.parse(output)
  }
  const others = await backUp(two)
  const ofOther = `✗ Backups: None is of this shop’s database; the latest, ${others.name}, is of another one.`
  // With zayy@.service, commands may use a DATA_DIR that no server has started with.
  expect((await runShop(['doctor'], one)).output).toContain(ofOther)
  await takeOwnDatabase(one.DATA_DIR, database, false)
  expect((await runShop(['doctor'], one)).output).toContain(ofOther)
  const first = await backUp(one)
  expect(first.removed).toEqual([])
  expect((await backUp(two)).removed).toEqual([others.name])
  expect((await runShop(['doctor'], one)).output).toContain(`✓ Backups: The latest is ${first.name}`)
  expect((await runShop(['backup', 'verify', '--folder', folder], one)).output).toContain(first.name)
})

test('one of several servers makes the nightly backup, and doctor on the others finds it', async () => {
  const shared = await testDatabase()
  const DATABASE_URL = await urlOf(shared)
  const one = { DATA_DIR: join(root, 'night-one'), DATABASE_URL }
  const two = { DATA_DIR: join(root, 'night-two'), DATABASE_URL }
  await takeOwnDatabase(one.DATA_DIR, shared, false)
  await takeOwnDatabase(two.DATA_DIR, shared, false)
  expect((await runShop(['doctor'], two)).output).toContain('! Backups: There are none yet')
  const [first, second] = await Promise.all([one, two].map((env) => runShop(['backup', '--nightly'], env)))
  expect([first?.code, second?.code]).toEqual([0, 0])
  const made = [first, second].filter((each) => each?.output.includes('is complete'))
  const skipped = [first, second].filter((each) => each?.output.includes('Tonight’s backup is made by'))
  expect([made.length, skipped.length]).toEqual([1, 1])
  const idle = first === skipped[0] ? one : two
  expect((await runShop(['doctor'], idle)).output).toContain('✓ Backups: Another server makes them: ')
})
