/** A server that starts before its database waits for it. */

import { setTimeout as pause } from 'node:timers/promises'
import { copyDatabase } from '@zayy/database/testing/test-database'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { openHangingLine } from '@zayy/platform/postgres/testing/hanging-line'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startServerProcess, temporaryFolder } from './testing/server-process.ts'

/** Opens `line`, a port that forwards connections to the test server. */
async function placeDatabase(port: number) {
  const target = await copyDatabase(inject('testCluster').migrated)
  if (!('host' in target)) throw new Error('The test server is reached over a socket')
  return { ...target, line: () => openHangingLine(target.host, target.port, port) }
}

test('a start waits for a database that is away, answers 503 meanwhile, and logs the wait once', async () => {
  const port = await freePort()
  const { user, database, line } = await placeDatabase(port)
  const DATABASE_URL = `postgres://${user}:secret@127.0.0.1:${port}/${database}`
  const listening = await freePort()
  const server = startServerProcess(await temporaryFolder(), { DATABASE_URL, PORT: String(listening) })
  const address = `http://127.0.0.1:${listening}`
  const status = async (path: string) => (await fetch(address + path).catch(() => null))?.status
  while ((await status('/healthz')) !== 200) await pause(50)
  await pause(2_500)
  expect([await status('/'), await status('/readyz'), await status('/openz')]).toEqual([503, 503, 503])
  const { close } = await line()
  onTestFinished(close)
  await server.opened
  expect([await status('/readyz'), await status('/openz')]).toEqual([200, 200])
  server.child.kill('SIGTERM')
  const { code, output } = await server.ended
  expect(code).toBe(0)
  expect(output).not.toContain('secret')
  expect(output.match(/"event":"database_(away|back)"/g)).toEqual([
    '"event":"database_away"',
    '"event":"database_back"',
  ])
})

test('a start that waits for its database ends on SIGTERM', async () => {
  const PORT = String(await freePort())
  const server = startServerProcess(await temporaryFolder(), {
    PORT,
    DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/shop',
  })
  while (!(await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null))) await pause(50)
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})
