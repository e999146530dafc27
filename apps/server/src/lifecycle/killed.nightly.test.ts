import { expect, test } from 'vitest'
import { databaseProcess, emptyShopFolder, startServerProcess, untilReady } from './testing/server-process.ts'

async function statusOf(address: string, path: string): Promise<number> {
  return (await fetch(address + path)).status
}

test('a killed server leaves its database behind, and the next start takes it over', async () => {
  const dataDir = await emptyShopFolder()
  const first = startServerProcess(dataDir)
  await first.opened
  const database = await databaseProcess(dataDir)
  expect(database).toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await first.ended

  const second = startServerProcess(dataDir)
  expect(await statusOf(await second.opened, '/readyz')).toBe(200)
  expect(await databaseProcess(dataDir)).toBe(database)
  second.child.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ code: 0 })
  expect(await databaseProcess(dataDir)).toBeUndefined()
})

test('after both were killed, the next start cleans up and recovers the database', async () => {
  const dataDir = await emptyShopFolder()
  const first = startServerProcess(dataDir)
  await first.opened
  const database = await databaseProcess(dataDir)
  first.child.kill('SIGKILL')
  await first.ended
  if (database) process.kill(database, 'SIGKILL')

  const second = startServerProcess(dataDir)
  expect(await statusOf(await second.opened, '/readyz')).toBe(200)
  expect(await databaseProcess(dataDir)).not.toBe(database)
})

test('restarts a killed database under the running server', async () => {
  const dataDir = await emptyShopFolder()
  const server = startServerProcess(dataDir)
  const address = await server.opened
  const database = await databaseProcess(dataDir)
  if (database) process.kill(database, 'SIGKILL')
  while ((await statusOf(address, '/readyz')) === 200);
  expect(await statusOf(address, '/healthz')).toBe(200)
  await untilReady(address)
  expect(await statusOf(address, '/en/api/settings')).toBe(200)
})
