/** `shop orders receipt` and `shop orders receipts` in a shop without receipts: output and exit codes. */

import { expect, test } from 'vitest'
import { shopOnTestServer } from './testing/shop-on-test-server.ts'

const { shop } = await shopOnTestServer()

test('the receipt of an unknown order is exit code 1, and an empty list of receipts is exit code 0', async () => {
  expect(await shop(['orders', 'receipts'])).toMatchObject({
    code: 0,
    output: 'No receipts are waiting.\n',
  })
  const unknown = await shop(['orders', 'receipt', 'abcd-2345'])
  expect(unknown).toMatchObject({ code: 1, output: '' })
  expect(unknown.errors).toContain('There is no order abcd-2345.')
})
