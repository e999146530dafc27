import { SET_INVOICED, SET_PAID } from '@zayy/database/testing/set-paid'
import { beforeAll, expect, test } from 'vitest'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { findOrder } from './find-order.ts'
import {
  type ExportedOrder,
  findOrderId,
  findOrders,
  type OrderFilter,
  selectPackingLines,
  streamOrders,
} from './find-orders.ts'
import { placeOrder } from './place-order.ts'

const shop = await smallShop()
const { database, query } = shop
const now = new Date('2026-11-21T09:00:00Z')
const ids: number[] = []

/** Orders of 1, 2 and 3 November; the third is shipped, paid and of a company. */
beforeAll(async () => {
  for (const [index, name] of ['Sara 100%', 'نورة', 'Fahad_A'].entries()) {
    const id = await placeOrder(database, { ...smallOrder(shop), name }, { locale: 'en', now })
    ids.push(id)
    await query('update orders set created_at = $2, code = $3 where id = $1', [
      id,
      // The last minute of the day in Riyadh.
      `2026-11-0${index + 1}T20:59:00Z`,
      `AAAA-000${index + 1}`,
    ])
  }
  await query(
    `update orders set status = 'shipped', ${SET_PAID}, company_name = 'Najd Clinics', company_vat = '300000000000003' where code = 'AAAA-0003'`,
  )
})

const cases: [OrderFilter, number[]][] = [
  [{}, [3, 2, 1]],
  [{ status: 'shipped' }, [3]],
  [{ payment: 'unpaid' }, [2, 1]],
  [{ from: '2026-11-02' }, [3, 2]],
  [{ to: '2026-11-02' }, [2, 1]],
  [{ from: '2026-11-02', to: '2026-11-02' }, [2]],
  [{ search: 'aaaa-0002' }, [2]],
  [{ search: 'نورة' }, [2]],
  [{ search: '100%' }, [1]],
  [{ search: '%' }, [1]],
  [{ search: 'd_' }, [3]],
  [{ search: 'clinics' }, [3]],
  [{ search: 'clinics', payment: 'unpaid' }, []],
  [{ search: '30000 00000 00003' }, [3]],
  [{ search: 'CN-000001' }, []],
  [{ status: 'refunded' }, []],
  [{ status: 'pending' }, [2, 1]],
]

test.each(cases)('finds by %j the orders %j', async (filter, expected) => {
  const listed = await findOrders(database, filter, 10)
  expect(listed.map(({ code }) => Number(code.at(-1)))).toEqual(expected)
  const exported: ExportedOrder[] = []
  for await (const page of streamOrders(database, filter, 'en')) exported.push(...page)
  expect(exported.map(({ code }) => Number(code.at(-1)))).toEqual([...expected].reverse())
})

test('searches beyond the first page', async () => {
  await query(`update orders set ${SET_INVOICED} where code = 'AAAA-0001'`)
  const [{ invoiceNumber } = { invoiceNumber: 0 }] = await findOrders(database, { search: 'AAAA-0001' }, 1)
  const found = async (search: string) => (await findOrders(database, { search }, 1)).map(({ code }) => code)
  expect(await found(String(invoiceNumber).padStart(6, '0'))).toEqual(['AAAA-0001'])
  expect(await found('+966 50 123 4567')).toEqual(['AAAA-0003'])
  expect(await found('نوره')).toEqual(['AAAA-0002'])
})

test('exports address, refunds and all VAT', async () => {
  const pages: ExportedOrder[] = []
  for await (const page of streamOrders(database, { search: 'AAAA-0002' }, 'ar')) pages.push(...page)
  expect(pages).toMatchObject([
    {
      city: 'الرياض',
      address: 'شارع العليا 12، العليا، الرياض، السعودية',
      // 414.00 for the products and 6.52 in the delivery fee.
      tax: 42_052,
      refunded: 0,
      refundedTax: 0,
    },
  ])
})

test('lists at most the requested number of orders', async () => {
  expect(await findOrders(database, {}, 2)).toHaveLength(2)
})

test('lists all pieces to pack by order', async () => {
  const lines = await selectPackingLines(database, ids.slice(0, 2))
  expect(new Set(lines.map(({ code }) => code))).toEqual(new Set(['AAAA-0001', 'AAAA-0002']))
  const [{ pieces } = { pieces: 0 }] = await findOrders(database, { search: 'AAAA-0001' }, 1)
  const first = lines.filter(({ code }) => code === 'AAAA-0001')
  expect(first.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces)
})

test('finds an order by its code in any letter case', async () => {
  expect(await findOrderId(database, ' aaaa-0001 ')).toBe(ids[0])
  expect(await findOrderId(database, 'AAAA-0009')).toBeNull()
})

test.each([
  ['AAAA-0002', [2]],
  [' #aaaa 0002', [2]],
  ['AAAA-OOO2', [2]],
  ['AAAA-000Z', [2]],
  ['0501234567', [3, 2, 1]],
  ['+966 50 123 4567', [3, 2, 1]],
  ['٠٠٩٦٦٥٠١٢٣٤٥٦٧', [3, 2, 1]],
  ['NOURA@example.com', [3, 2, 1]],
  ['٣٠٠٠٠ ٠٠٠٠٠ ٠٠٠٠٣', [3]],
  ['najd clinics', [3]],
  ['نوره', [2]],
  ['noura@example.co', []],
  ['Najd', []],
  ['', []],
  ['x'.repeat(100_000), []],
] as const)('finds by the name %j the orders %j', async (typed, expected) => {
  const found = await findOrder(database, typed)
  const codes = found.kind === 'several' ? found.orders.map(({ code }) => code) : []
  const named = found.kind === 'found' ? [found.code] : codes
  expect(named.map((code) => Number(code.at(-1)))).toEqual(expected)
})

test('finds an order by its invoice number or a credit note', async () => {
  const [order] = await findOrders(database, { search: 'AAAA-0003' }, 1)
  const code = { kind: 'found', code: 'AAAA-0003' }
  expect(await findOrder(database, `#${String(order?.invoiceNumber).padStart(6, '0')}`)).toMatchObject(code)
  await query(
    `insert into credit_notes (number, order_id, total, tax, reason) values (77, $1, 100, 13, 'A fault')`,
    [order?.id],
  )
  expect(await findOrder(database, 'cn ٧٧')).toMatchObject(code)
  expect(await findOrders(database, { search: 'CN-000077' }, 9)).toMatchObject([{ code: 'AAAA-0003' }])
  expect(await findOrder(database, 'CN-000078')).toEqual({ kind: 'unknown' })
})
