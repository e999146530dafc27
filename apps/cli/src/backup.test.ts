/** `shop backup`, `shop backup list`, `shop backup verify` and `shop restore`: output and exit codes. */

import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'
import { putEmptyShop } from '../../server/src/lifecycle/testing/server-process.ts'
import { runInHost, runShop } from './testing/run-shop.ts'

const root = await temporaryFolder()
// The user that a shop started by root becomes has to traverse the folder.
await chmod(root, 0o711)

const shop = (...args: string[]) => runShop(args, { DATA_DIR: join(root, 'data') })
/** For commands that open no database. */
const shopInHost = (...args: string[]) => runInHost(args, { DATA_DIR: join(root, 'data') })

test('backs up a shop, lists and verifies the backup, and restores it and a moment after it', async () => {
  const dataDir = join(root, 'data')
  await mkdir(dataDir)
  await putEmptyShop(dataDir)
  const made = await shop('backup')
  expect(made).toMatchObject({ code: 0, errors: '' })
  const name =
    /^The backup (\S+) is complete: \d+ MB\. Pictures in it: 0\.\nA new key signs your backups: \S+backup-key\. /.exec(
      made.output,
    )?.[1] ?? ''
  expect(JSON.parse((await shopInHost('backup', 'list', '--json')).output)).toEqual({
    backups: [{ name, megabytes: expect.any(Number), images: 0 }],
    reachable: [{ from: expect.stringMatching(/^\d{4}-.*Z$/), to: expect.stringMatching(/^\d{4}-.*Z$/) }],
  })
  expect((await shop('backup', 'verify', '--lang', 'ar')).output).toContain(`النسخة ${name} سليمة`)
  expect(await shop('restore')).toMatchObject({ code: 2, output: '' })
  const moment = new Date().toISOString()
  // Opens the database, and so archives the WAL that reaches the moment.
  await shop('secrets', 'list')
  const toMoment = await shop('restore', '--to', moment, '--yes')
  expect(toMoment).toMatchObject({ code: 0, errors: '' })
  expect(toMoment.output).toMatch(/^The shop is as it was at \S+ \S+, from the backup /)
  const restored = await shop('restore', name, '--yes')
  expect(restored).toMatchObject({ code: 0, errors: '' })
  expect(restored.output).toMatch(
    /is as it was in the backup .*\nThe previous database is in \S+cluster-before-restore-/,
  )
  const open = await openShopDatabase({ url: undefined, dataDir })
  expect(await shop('restore')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The database is in use .*: stop the shop first/),
  })
  await open.close()
})

test('refuses an unknown backup, an empty folder and an invalid count with a message', async () => {
  const [unknown, none, count] = await Promise.all([
    shopInHost('restore', 'yesterday', '--yes'),
    shopInHost('backup', 'verify', '--folder', join(root, 'nowhere')),
    shopInHost('backup', '--keep', '0'),
  ])
  expect(unknown).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no backup yesterday/) })
  expect(none).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no backup in /) })
  expect(count).toMatchObject({ code: 2, errors: expect.stringMatching(/^--keep must be a whole number/) })
})
