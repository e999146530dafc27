import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requestInHand } from './testing/request-in-hand.ts'
import {
  databaseProcess,
  emptyShopFolder,
  startServerProcess,
  temporaryFolder,
} from './testing/server-process.ts'

test('requests that hang do not keep the server, and a second SIGTERM does not even wait for them', async () => {
  const [patient, urged] = [1, 2].map(async () => {
    const server = startServerProcess(await emptyShopFolder())
    await requestInHand(await server.opened)
    return server
  })
  const servers = await Promise.all([patient, urged])
  const ended: string[] = []
  const ends = servers.map(async (server, at) => {
    expect(await server?.ended).toMatchObject({ code: 0 })
    ended.push(at === 0 ? 'patient' : 'urged')
  })
  for (const server of servers) server?.child.kill('SIGTERM')
  await pause(200)
  servers[1]?.child.kill('SIGTERM')
  await Promise.all(ends)
  expect(ended).toEqual(['urged', 'patient'])
})

test('exits on SIGTERM while the shop is starting', async () => {
  const dataDir = await temporaryFolder()
  const server = startServerProcess(dataDir, { SEED_DEMO: 'true' })
  while ((await databaseProcess(dataDir)) === undefined) await pause(20)
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(await databaseProcess(dataDir)).toBeUndefined()
})

test('SIGTERM during database recovery leaves no database running', async () => {
  const dataDir = await emptyShopFolder()
  const cluster = join(dataDir, 'postgres/cluster')
  await writeFile(join(cluster, 'recovery.signal'), '')
  // This recovery does not end: its restore command takes a minute per file.
  await appendFile(join(cluster, 'postgresql.auto.conf'), "restore_command = 'sleep 60'\n")
  const server = startServerProcess(dataDir)
  while ((await databaseProcess(dataDir)) === undefined) await pause(20)
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(await databaseProcess(dataDir)).toBeUndefined()
})
