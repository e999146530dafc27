import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { believingConfirm } from './believing-confirm.ts'
import { buyByCard } from './buy-by-card.ts'

const shop = await smallShop()

test('of 40 payments through a bad gateway each that is due is paid once, and no other', async () => {
  const { due, disagreeing, ...figures } = await buyByCard(shop, 40)
  expect(due).toBeGreaterThan(0)
  expect(figures).toMatchObject({
    paid: due,
    wronglyPaid: 0,
    paidTwice: 0,
    severalPages: 0,
    forgedWebhooksTaken: 0,
    troubles: disagreeing,
  })
})

test('this sees a shop that believes the gateway', async () => {
  const { wronglyPaid, paidTwice } = await buyByCard(shop, 40, believingConfirm)
  expect(wronglyPaid).toBeGreaterThan(0)
  expect(paidTwice).toBeGreaterThan(0)
})
