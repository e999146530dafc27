import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test, vi } from 'vitest'
import { connectionPool } from './connection-pool.ts'
import { announceChange, listenForChanges } from './shop-changed.ts'
import { hangingLine } from './testing/hanging-database.ts'
import { copyDatabase } from './testing/test-database.ts'

const target = await copyDatabase(inject('testCluster').migrated)
const database = connectionPool(target, { size: 2 })

/** Listens, with the call that the first look at the number of changes makes behind us. */
async function listen(to = target) {
  const changed = vi.fn()
  const stop = listenForChanges(to, changed)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
  changed.mockClear()
  return { changed, stop }
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

test('what changed while the connection was lost is heard with the next, and so is what changes afterwards', async () => {
  const { changed, stop } = await listen()
  await database.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and datname = current_database() and pid <> pg_backend_pid()`,
  )
  await announceChange(database)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 10_000)
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
  const stop = listenForChanges({ host: '127.0.0.1', port: 1, user: 'shop', database: 'shop' }, () => {})
  await pause(1_500)
  await stop()
})
