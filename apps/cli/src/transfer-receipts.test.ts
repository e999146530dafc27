/** "shop orders receipt" and "receipts" in a shop without any: what they print, and their exit codes. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'shop-data-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('no receipt of an order is exit code 1, and none that wait is an answer', {
  timeout: 90_000,
}, async () => {
  expect(await runShop(['orders', 'receipts'], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    output: 'No receipts are waiting.\n',
  })
  const unknown = await runShop(['orders', 'receipt', 'abcd-2345'], { DATA_DIR: dataDir })
  expect(unknown).toMatchObject({ code: 1, output: '' })
  expect(unknown.errors).toContain('There is no receipt of the order ABCD-2345.')
})
