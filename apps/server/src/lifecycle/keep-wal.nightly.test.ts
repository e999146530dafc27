/** A database that cannot archive its write-ahead log fills the disk. The shop logs this once. */

import { chmod, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { putDatabase } from '@zayy/database/testing/made-cluster'
import { patient } from '@zayy/database/testing/test-database'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startKeepingWal } from './keep-wal.ts'

const root = await temporaryFolder()
await chmod(root, 0o711)

test('logs once that the WAL is not archived, and again after a recovery', async () => {
  const dataDir = join(root, 'data')
  await putDatabase(dataDir)
  const { database, superuserTarget, close } = await openShopDatabase({ url: undefined, dataDir })
  if (!superuserTarget) throw new Error('An embedded database has a superuser')
  const superuser = connectionPool(superuserTarget, patient)
  const events: string[] = []
  const record = (event: object) => events.push('event' in event ? String(event.event) : '')
  const stop = startKeepingWal(
    { dataDir, database, backupKey: undefined },
    { info: record, error: record },
    50,
  )
  const archived = join(dataDir, 'postgres', 'archived-log')
  const fillSegment = async () => {
    await superuser.execute(sql`select pg_logical_emit_message(true, 'test', 'test')`)
    await superuser.execute(sql`select pg_switch_wal()`)
  }
  try {
    await fillSegment()
    await pause(500)
    expect(events).toEqual([])
    await rename(archived, `${archived}-away`)
    await fillSegment()
    await expect.poll(() => events).toEqual(['log_not_handed_out'])
    await pause(300)
    expect(events).toHaveLength(1)
  } finally {
    await closeDatabase(superuser)
    await stop()
    await close()
  }
})
