import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requestInHand } from './testing/request-in-hand.ts'
import { databaseProcess, emptyShopFolder, startServerProcess } from './testing/server-process.ts'

test('SIGTERM under load: answers accepted requests, then stops the database cleanly and exits with 0', async () => {
  const dataDir = await emptyShopFolder()
  const server = startServerProcess(dataDir)
  const address = await server.opened
  const slow = await Promise.all(Array.from({ length: 20 }, () => requestInHand(address)))
  const quick = Array.from({ length: 50 }, () => fetch(`${address}/en/api/settings`))
  await pause(20)

  server.child.kill('SIGTERM')
  // A busy machine may shed some requests, which is an answer too.
  for (const answer of await Promise.all(quick)) expect([200, 503]).toContain(answer.status)
  for (const { socket } of slow) socket.write('}')
  for (const { answer } of slow) {
    expect(await answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(await answer).toMatch(/^connection: close\r$/im)
  }
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(await databaseProcess(dataDir)).toBeUndefined()
  expect(await readFile(join(dataDir, 'postgres/server.log'), 'utf8')).toMatch(
    /database system is shut down\s*$/,
  )
})
