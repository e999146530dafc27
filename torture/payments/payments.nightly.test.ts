import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { believingConfirm } from './believing-confirm.ts'
import { buyByCard } from './buy-by-card.ts'

const shop = await smallShop()

test('the payments expose a shop that trusts the gateway', async () => {
  const { wronglyPaid, paidTwice } = await buyByCard(shop, 40, believingConfirm)
  expect(wronglyPaid).toBeGreaterThan(0)
  expect(paidTwice).toBeGreaterThan(0)
})
