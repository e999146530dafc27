import { expect, test } from 'vitest'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { addOrder, checkOrder } from './add-order.ts'

const shop = await smallShop()
const { database } = shop

test('refuses one of two equal orders entered at once, unless it is marked as another order', async () => {
  const options = { locale: 'en', now: new Date('2026-11-21T09:00:00Z'), by: 'noura' } as const
  const { payment_method: _, ...order } = smallOrder(shop)
  const typed = { ...order, phone: '0501234567' }
  const checked = await checkOrder(database, testKeys, typed, options)
  if (checked.kind === 'refused') throw new Error(JSON.stringify(checked.issues))
  const expectedTotal = checked.bill.grand_total
  const enter = (isAnother: boolean) =>
    addOrder(database, testKeys, { typed, expectedTotal, isAnother }, options)
  const both = await Promise.all([enter(false), enter(false)])
  expect(both.map(({ kind }) => kind).sort()).toEqual(['added', 'twin'])
  const [added, twin] = both.toSorted((one, other) => one.kind.localeCompare(other.kind))
  expect(twin).toEqual({ kind: 'twin', code: added?.kind === 'added' ? added.bill.code : '' })
  expect(await enter(true)).toMatchObject({ kind: 'added' })
})
