import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openDatabase } from './open-database.ts'
import { announceChange, listenForChanges } from './shop-changed.ts'
import { emptyDatabase } from './testing/test-database.ts'

const target = await emptyDatabase("lc_ctype 'C.UTF-8'")
const database = await openDatabase(target, 2)

test('a change is heard when it is committed, and not at all when it is not', async () => {
  const changed = vi.fn()
  const stop = await listenForChanges(target, changed)
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

test('a lost connection counts as a change, and changes are heard again afterwards', async () => {
  const changed = vi.fn()
  const stop = await listenForChanges(target, changed)
  await database.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`,
  )
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), 10_000)
  await announceChange(database)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
  await stop()
  await database.$client.end()
})
