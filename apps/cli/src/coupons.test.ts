/** "shop coupons" from the first coupon to its end: what it prints, and its exit codes. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'shop-data-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const coupons = (...args: string[]) => runShop(['coupons', ...args], { DATA_DIR: dataDir })

test('a coupon is added once, and ended when that is confirmed', { timeout: 240_000 }, async () => {
  expect(
    await coupons('add', 'EID', '--percent', '7.5', '--max-uses', '20', '--per-customer', '2'),
  ).toMatchObject({
    code: 0,
    output: 'The coupon EID is added.\n',
  })
  expect(await coupons('add', 'eid', '--amount', '5')).toMatchObject({ code: 1, output: '' })
  expect(await coupons('end', 'EID')).toMatchObject({ code: 2, output: '' })
  expect(await coupons('end', 'eid', '--yes')).toMatchObject({ code: 0 })
  expect((await coupons('list', '--all')).output).toMatch(/^EID +7\.5% +ended +\d{4}.* 0 of 20 +2$/m)
})
