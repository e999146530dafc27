import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  databaseProcess,
  emptyShopFolder,
  startServerProcess,
  temporaryFolder,
} from './testing/server-process.ts'

/** Opens a request whose body is incomplete, and collects the response on its connection. */
async function requestInHand(address: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /en/api/orders HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  )
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (piece) => {
      text += piece
    })
    socket.once('close', () => resolve(text))
    socket.once('error', () => resolve(text))
  })
  await pause(200)
  return { socket, answer }
}

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
