import { setTimeout as pause } from 'node:timers/promises'
import { copyDatabase } from '@zayy/database/testing/test-database'
import { expect, inject, test, vi } from 'vitest'
import { connectionPool } from '../postgres/connection-pool.ts'
import { hangingLine } from '../postgres/testing/hanging-database.ts'
import { announceChange, announceSold, listenForChanges } from './shop-changed.ts'

const target = await copyDatabase(inject('testCluster').migrated)
const database = connectionPool(target, { size: 2 })

/** Listens, with the calls that a connection and its first look at the number of changes make behind us. */
async function listen(to = target) {
  const [changed, sold] = [vi.fn(), vi.fn()]
  const stop = listenForChanges(to, { changed, sold })
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
  changed.mockClear()
  sold.mockClear()
  return { changed, sold, stop }
}

test('a change is heard when it is committed, and not at all when it is not', async () => {
  const { changed, stop } = await listen()
  await database.transaction(async (transaction) => {
    await announceChange(transaction)
    await pause(100)
    expect(changed).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))

  const undone = new Error('undone')
  const transaction = database.transaction(async (inside) => {
    await announceChange(inside)
    throw undone
  })
  await expect(transaction).rejects.toBe(undone)
  await announceChange(database)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
  await stop()
})

test('what was sold is heard by all who listen, by product, once it is committed, and is no change of the shop', async () => {
  const listeners = await Promise.all([listen(), listen()])
  const undone = new Error('undone')
  const transaction = database.transaction(async (inside) => {
    await announceSold(inside, [1])
    throw undone
  })
  await expect(transaction).rejects.toBe(undone)
  await announceSold(database, [])
  await announceSold(database, [7, 12, 7])
  const most = Array.from({ length: 1_000 }, (_, nth) => 2_147_482_000 + nth)
  await announceSold(database, most.slice(0, 700))
  await announceSold(database, most)
  for (const { sold, changed, stop } of listeners) {
    await vi.waitFor(() => expect(sold).toHaveBeenCalledTimes(3))
    expect(sold.mock.calls).toEqual([[[7, 12]], [most.slice(0, 700)], ['any']])
    expect(changed).not.toHaveBeenCalled()
    await stop()
  }
})

test('through a pooler nothing is heard of what was sold', async () => {
  const { sold, stop } = await listen({ ...target, throughPooler: true })
  await announceSold(database, [7])
  await pause(200)
  expect(sold).not.toHaveBeenCalled()
  await stop()
})

test('what changed while the connection was lost is heard with the next, and so is what changes afterwards', async () => {
  const { changed, sold, stop } = await listen()
  await database.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`,
  )
  await announceChange(database)
  await announceSold(database, [7])
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 10_000)
  expect(sold).toHaveBeenCalledWith('any')
  await pause(200)
  await announceChange(database)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
  await stop()
})

test('a change is known within 15 s where the connection stands and no notice comes through any more', async () => {
  const line = await hangingLine(target)
  const { changed, stop } = await listen(line.target)
  line.hang()
  await announceChange(database)
  await pause(500)
  expect(changed).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 15_000)
  await stop()
  await database.$client.end()
})

test('nothing is thrown while there is no database at all', async () => {
  const changed = vi.fn()
  const stop = listenForChanges(
    { host: '127.0.0.1', port: 1, user: 'shop', database: 'shop' },
    { changed, sold: changed },
  )
  await pause(1_500)
  await stop()
  expect(changed).not.toHaveBeenCalled()
})
