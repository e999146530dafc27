/** "shop backup", "shop backup list", "shop backup verify" and "shop restore": what they print, and their exit codes. */

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'

const root = await mkdtemp(join(tmpdir(), 'zayy-backup-'))
// The user that the shop becomes where root starts it passes through.
await chmod(root, 0o711)
afterAll(() => rm(root, { recursive: true, force: true }))

const shop = (...args: string[]) => runShop(args, { DATA_DIR: join(root, 'data') })

test('a shop is backed up, its backup is shown and checked, and the shop put back to it', {
  timeout: 120_000,
}, async () => {
  const made = await shop('backup')
  expect(made).toMatchObject({ code: 0, errors: '' })
  const name = /^The backup (\S+) is complete: \d+ MB\.\n$/.exec(made.output)?.[1] ?? ''
  expect(JSON.parse((await shop('backup', 'list', '--json')).output)).toEqual([
    { name, megabytes: expect.any(Number), pictures: 0 },
  ])
  expect((await shop('backup', 'verify', '--lang', 'ar')).output).toContain(`النسخة ${name} سليمة`)
  expect(await shop('restore')).toMatchObject({ code: 2, output: '' })
  const restored = await shop('restore', name, '--yes')
  expect(restored).toMatchObject({ code: 0, errors: '' })
  expect(restored.output).toMatch(
    /is as in the backup .*\nThe former database is in \S+cluster-before-restore-/,
  )
})

test('what cannot be done ends with a line: no such backup, no backup at all, a wrong count', {
  timeout: 120_000,
}, async () => {
  const [unknown, none, count] = await Promise.all([
    shop('restore', 'yesterday', '--yes'),
    shop('backup', 'verify', '--folder', join(root, 'nowhere')),
    shop('backup', '--keep', '0'),
  ])
  expect(unknown).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no backup yesterday/) })
  expect(none).toMatchObject({ code: 1, errors: expect.stringMatching(/^There is no backup in /) })
  expect(count).toMatchObject({ code: 2, errors: expect.stringMatching(/^--keep is a whole number/) })
})
