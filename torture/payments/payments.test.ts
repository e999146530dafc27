import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { buyByCard } from './buy-by-card.ts'

const shop = await smallShop()

test('marks each of 40 orders paid once if its payment is right, and no other, through an unreliable gateway', async () => {
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
