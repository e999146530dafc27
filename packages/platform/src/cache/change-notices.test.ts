import { setTimeout as pause } from 'node:timers/promises'
import { copyDatabase, patient } from '@zayy/database/testing/test-database'
import { expect, inject, test, vi } from 'vitest'
import { connectionPool } from '../postgres/connection-pool.ts'
import { hangingLine } from '../postgres/testing/hanging-database.ts'
import { announceChange, announceTags, listenForChanges } from './change-notices.ts'

const target = await copyDatabase(inject('testCluster').migrated)
const database = connectionPool(target, { ...patient, size: 2 })

/** Starts to listen, and waits for the calls that a new connection makes. */
async function listen(to = target) {
  const changed = vi.fn()
  const invalidated = vi.fn()
  const connected = vi.fn()
  const stop = listenForChanges(to, { changed, invalidated, connected })
  await expect.poll(() => changed).toHaveBeenCalledTimes(1)
  changed.mockClear()
  connected.mockClear()
  return { changed, invalidated, connected, stop }
}

test('reports a change when it is committed, and none that is rolled back', async () => {
  const { changed, stop } = await listen()
  await database.transaction(async (transaction) => {
    await announceChange(transaction)
    await pause(100)
    expect(changed).not.toHaveBeenCalled()
  })
  await expect.poll(() => changed).toHaveBeenCalledTimes(1)

  const undone = new Error('undone')
  const transaction = database.transaction(async (inside) => {
    await announceChange(inside)
    throw undone
  })
  await expect(transaction).rejects.toBe(undone)
  await announceChange(database)
  await expect.poll(() => changed).toHaveBeenCalledTimes(2)
  await stop()
})

test('reports tags to all listeners once they are committed, however many, and no other change', async () => {
  const listeners = await Promise.all([listen(), listen()])
  const undone = new Error('undone')
  const transaction = database.transaction(async (inside) => {
    await announceTags(inside, ['sales of 1'])
    throw undone
  })
  await expect(transaction).rejects.toBe(undone)
  await announceTags(database, [])
  await announceTags(database, ['sales of 7', 'sales of 12', "it's, {odd}"])
  const many = Array.from({ length: 1_000 }, (_, nth) => `sales of ${2_147_482_000 + nth}`)
  await announceTags(database, many)
  const expected = ['sales of 7', 'sales of 12', "it's, {odd}", ...many]
  for (const { invalidated, changed, connected, stop } of listeners) {
    await expect.poll(() => invalidated.mock.calls.flat(2)).toEqual(expected)
    expect(changed).not.toHaveBeenCalled()
    expect(connected).not.toHaveBeenCalled()
    await stop()
  }
})

test('reports no tags through a pooler', async () => {
  const { invalidated, connected, stop } = await listen({ ...target, throughPooler: true })
  await announceTags(database, ['sales of 7'])
  await pause(200)
  expect(invalidated).not.toHaveBeenCalled()
  expect(connected).not.toHaveBeenCalled()
  await stop()
})

test('reports changes that were made while its connection was lost, and later ones', async () => {
  const { changed, connected, stop } = await listen()
  await database.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`,
  )
  await announceChange(database)
  await announceTags(database, ['sales of 7'])
  await expect.poll(() => changed).toHaveBeenCalledTimes(1)
  expect(connected).toHaveBeenCalledTimes(1)
  await pause(200)
  await announceChange(database)
  await expect.poll(() => changed).toHaveBeenCalledTimes(2)
  await stop()
})

test('reports a change even over a connection that receives no notices', async () => {
  const line = await hangingLine(target)
  const { changed, stop } = await listen(line.target)
  line.hang()
  await announceChange(database)
  await pause(500)
  expect(changed).not.toHaveBeenCalled()
  await expect.poll(() => changed).toHaveBeenCalledTimes(1)
  await stop()
  await database.$client.end()
})

test('does not throw without a database', async () => {
  const changed = vi.fn()
  const stop = listenForChanges(
    { host: '127.0.0.1', port: 1, user: 'shop', database: 'shop' },
    { changed, invalidated: changed, connected: changed },
  )
  await pause(1_500)
  await stop()
  expect(changed).not.toHaveBeenCalled()
})
