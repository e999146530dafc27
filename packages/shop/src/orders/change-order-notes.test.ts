import { listChanges } from '@zayy/platform/audit/list-changes'
import { expect, test } from 'vitest'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { addOrderNote, listOrderNotes, MAX_NOTES, removeOrderNote } from './change-order-notes.ts'
import { getBill } from './get-bill.ts'
import { placeOrder } from './place-order.ts'

const shop = await smallShop()
const { database } = shop
const by = 'noura'

test('keeps up to 50 notes of an order, which are neither on the bill nor in the audit trail', async () => {
  const id = await placeOrder(database, smallOrder(shop), { locale: 'en', now: new Date() })
  const { code } = await getBill(database, testKeys, 'en', id)
  const added = await Promise.all(
    Array.from({ length: MAX_NOTES + 3 }, (_, index) =>
      addOrderNote(database, { code, text: `Secret ${index}`, by }),
    ),
  )
  expect(added.filter(({ kind }) => kind === 'changed')).toHaveLength(MAX_NOTES)
  expect(await addOrderNote(database, { code, text: 'More', by })).toEqual({ kind: 'tooMany' })
  const notes = await listOrderNotes(database, id)
  expect(await removeOrderNote(database, { code, number: 2, by })).toEqual({
    kind: 'changed',
    code,
    number: 2,
  })
  expect(await listOrderNotes(database, id)).toEqual(notes.toSpliced(1, 1))
  expect(await removeOrderNote(database, { code, number: 50, by })).toEqual({ kind: 'noNote', notes: 49 })
  expect(await addOrderNote(database, { code: 'ZZZZ-ZZZZ', text: 'x', by })).toEqual({ kind: 'unknown' })
  const seen = [await getBill(database, testKeys, 'en', id), await listChanges(database, { most: 100 })]
  expect(JSON.stringify(seen)).not.toContain('Secret')
})
