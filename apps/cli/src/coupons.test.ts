/** `shop coupons`: output and exit codes. */

import { expect, test } from 'vitest'
import { shopOnTestServer } from './testing/shop-on-test-server.ts'

const { shop } = await shopOnTestServer()
const coupons = (...args: string[]) => shop(['coupons', ...args])

test('adds a coupon once, and ends it after confirmation', async () => {
  expect(
    await coupons('add', 'EID', '--percent', '7.5', '--max-uses', '20', '--per-customer', '2'),
  ).toMatchObject({
    code: 0,
    output: 'The coupon EID has been added.\n',
  })
  expect(await coupons('add', 'eid', '--amount', '5')).toMatchObject({ code: 1, output: '' })
  expect(await coupons('end', 'EID')).toMatchObject({ code: 2, output: '' })
  expect(await coupons('end', 'eid', '--yes')).toMatchObject({ code: 0 })
  // A refusal comes before the question.
  expect(await coupons('end', 'EID')).toMatchObject({ code: 1, output: '' })
  expect((await coupons('list', '--all')).output).toMatch(/^EID +7\.5% +ended +\d{4}.* 0 of 20 +2$/m)
})
