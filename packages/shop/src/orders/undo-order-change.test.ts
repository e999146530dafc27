import { halalas } from '@zayy/domain/money'
import { listChanges } from '@zayy/platform/audit/list-changes'
import { beforeEach, expect, test } from 'vitest'
import { listUnreconciledPayments } from '../payments/list-unreconciled-payments.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { getBill } from './get-bill.ts'
import { placeOrder } from './place-order.ts'
import { recordTransfer } from './record-payment.ts'
import { refundOrder } from './record-refund.ts'
import { checkUndo, undoOrderChange } from './undo-order-change.ts'

const shop = await smallShop()
const { database, query, scrubs } = shop
const by = 'noura'
const total = halalas(322_397)

beforeEach(async () => {
  for (const table of ['jobs', 'credit_notes', 'audit_entries', 'orders', 'sent_mails'])
    await query(`delete from ${table}`)
  await query('update product_stats set sold_count = 0')
  await query('update products set hidden = id = $1', [shop.gone.id])
  await query(`update coupons set used = 2, max_uses = 3, per_customer = null where code = 'LAST'`)
})

async function placed(coupon_code?: string) {
  const id = await placeOrder(
    database,
    { ...smallOrder(shop), coupon_code },
    { locale: 'en', now: new Date('2026-11-21T09:00:00Z') },
  )
  await query('delete from jobs')
  const { code } = await getBill(database, testKeys, 'en', id)
  return { id, code }
}

const to = async (code: string, ...statuses: Parameters<typeof changeOrderStatus>[1]['to'][]) => {
  for (const status of statuses)
    expect(await changeOrderStatus(database, { code, to: status, by })).toMatchObject({ kind: 'changed' })
}

/** Undoes the last change as a command does. */
async function undo({ id, code }: { id: number; code: string }) {
  const check = await checkUndo(database, id)
  return 'refusal' in check
    ? { kind: 'refused', because: check.refusal }
    : await undoOrderChange(database, { code, from: check.from, by })
}

const state = async (id: number) => {
  const { status, payment_status } = await getBill(database, testKeys, 'en', id)
  const [row] = await query<{ sold: number; used: number }>(
    `select (select sold_count from product_stats where product_id = $1) as sold, used from coupons where code = 'LAST'`,
    [scrubs.id],
  )
  return `${status}/${payment_status} sold ${row?.sold} used ${row?.used}`
}

const jobKeys = async () =>
  (await query<{ key: string }>('select key from jobs order by id')).map(({ key }) => key)

const sent = (count: number) => sentMails(database, count)

test('undoes a shipment and withdraws its waiting mail', async () => {
  const order = await placed()
  await recordTransfer(database, { code: order.code, amount: total, by })
  await to(order.code, 'shipped')
  expect(await undo(order)).toEqual({
    kind: 'undone',
    code: order.code,
    from: { status: 'shipped', paymentStatus: 'paid' },
    to: { status: 'processing', paymentStatus: 'paid' },
    mail: 'withdrawn',
  })
  expect(await state(order.id)).toBe('processing/paid sold 60 used 2')
  expect(await jobKeys()).toEqual([`order-news:${order.id}:paid`])
  expect(await listChanges(database, { subject: order.code, most: 1 })).toMatchObject([
    { by, action: 'order.undo', details: { from: 'shipped, paid', to: 'processing, paid' } },
  ])
  expect(await undo(order)).toEqual({ kind: 'refused', because: 'undone' })
  await to(order.code, 'shipped', 'completed')
  expect(await undo(order)).toMatchObject({ kind: 'undone', to: { status: 'shipped' } })
})

test('ships with a carrier’s number, shown on the bill and in the mail, and removes it with an undo', async () => {
  const order = await placed()
  await query(
    `insert into carriers (code, name, tracking, position)
     values ('smsa', '{"ar": "سمسا", "en": "SMSA"}', 'https://smsa.example/?n={number}', 0)
     on conflict (code) do nothing`,
  )
  const ship = async (carrier: string) =>
    await changeOrderStatus(database, {
      code: order.code,
      to: 'shipped',
      by,
      parcel: { carrier, number: '290012345678' },
    })
  expect(await ship('smsa')).toMatchObject({ kind: 'refused', because: 'notNext' })
  await recordTransfer(database, { code: order.code, amount: total, by })
  await query('delete from jobs')
  expect(await ship('dhl')).toEqual({ kind: 'unknownCarrier', known: ['smsa'] })
  expect(await state(order.id)).toMatch(/^processing/)
  expect(await ship(' SMSA ')).toMatchObject({ kind: 'changed' })
  const parcel = {
    carrier: 'SMSA',
    number: '290012345678',
    link: 'https://smsa.example/?n=290012345678',
    shipped_at: expect.any(String),
  }
  expect((await getBill(database, testKeys, 'en', order.id)).shipment).toEqual(parcel)
  expect((await getBill(database, testKeys, 'ar', order.id)).shipment).toEqual({ ...parcel, carrier: 'سمسا' })
  const [mail] = await sent(1)
  expect(mail?.text).toContain('SMSA')
  expect(mail?.text).toContain('290012345678')
  expect(mail?.text).toContain(parcel.link)
  expect(mail?.text).toContain('delivery code')
  await query(`delete from carriers where code = 'smsa'`)
  expect((await getBill(database, testKeys, 'en', order.id)).shipment).toEqual(parcel)
  expect(await undo(order)).toMatchObject({ kind: 'undone', to: { status: 'processing' } })
  expect((await getBill(database, testKeys, 'en', order.id)).shipment).toBeNull()
})

test('mails a correction about a mail that was sent, and numbers the next mail of the kind', async () => {
  const order = await placed()
  await recordTransfer(database, { code: order.code, amount: total, by })
  await query('delete from jobs')
  await to(order.code, 'shipped')
  expect((await sent(1))[0]?.subject).toContain('on its way')
  expect(await undo(order)).toMatchObject({ mail: 'corrected' })
  const [mail] = await sent(1)
  expect(mail?.text).toMatch(/sent by mistake.*is: Being prepared\./s)
  expect(mail?.text).toContain('قيد التجهيز')
  await to(order.code, 'shipped')
  const [again] = await sent(1)
  expect(again?.id).toBe(`order-shipped-2-${order.code}`)
})

test('never sends the mail of a change that was undone while a server tried to send it', async () => {
  const order = await placed()
  await to(order.code, 'cancelled')
  await query('update jobs set attempts = 1')
  expect(await undo(order)).toMatchObject({ mail: 'corrected' })
  expect((await sent(1))[0]?.subject).toMatch(/^Correction about/)
})

test('undoes a wrongly recorded transfer with its sold pieces, unless money was refunded', async () => {
  const order = await placed()
  await to(order.code, 'on hold')
  await recordTransfer(database, { code: order.code, amount: total, by })
  expect(await state(order.id)).toBe('processing/paid sold 60 used 2')
  expect(await undo(order)).toMatchObject({ kind: 'undone', mail: 'withdrawn' })
  expect(await state(order.id)).toBe('on hold/unpaid sold 0 used 2')
  expect(await jobKeys()).toContain(`return-coupon:${order.id}`)
  await recordTransfer(database, { code: order.code, amount: total, by })
  await refundOrder(database, { code: order.code, amount: halalas(100), reason: 'A fault', by })
  expect(await undo(order)).toEqual({ kind: 'refused', because: 'refund' })
  expect(await state(order.id)).toBe('processing/paid sold 60 used 2')
})

test('an order stays paid if it was also paid by card or its buyer was erased', async () => {
  const order = await placed()
  await recordTransfer(database, { code: order.code, amount: total, by })
  await query(
    `insert into payments (order_id, return_id, reference, url, amount, state, charge_id, expires_at, paid_at, next_poll_at)
     values ($1, gen_random_uuid(), 'page', 'https://gateway.example', $2, 'paid', 'charge', now(), now(), now())`,
    [order.id, total],
  )
  await query('update payments set refunded = 100')
  expect(await undo(order)).toEqual({ kind: 'refused', because: 'paidTwice' })
  await query('update payments set refunded = 0')
  expect(await listUnreconciledPayments(database, order.id)).toMatchObject([{ surplus: total }])
  expect(await undo(order)).toMatchObject({ kind: 'undone', to: { paymentStatus: 'paid' }, mail: 'none' })
  expect(await query('select payment_method from orders')).toEqual([{ payment_method: 1 }])
  expect(await listUnreconciledPayments(database, order.id)).toEqual([])
  expect(await state(order.id)).toBe('processing/paid sold 60 used 2')
  expect(await undo(order)).toEqual({ kind: 'refused', because: 'card' })
  await query('update orders set payment_method = 0')
  await query(`delete from audit_entries where action = 'order.undo'`)
  await query('update payments set refunded = amount')
  expect(await undo(order)).toMatchObject({ kind: 'undone', to: { paymentStatus: 'unpaid' } })
  await to(order.code, 'cancelled')
  await query(`update orders set buyer_phone = '', buyer_email = ''`)
  expect(await undo(order)).toEqual({ kind: 'refused', because: 'erased' })
  expect(await state(order.id)).toBe('cancelled/unpaid sold 0 used 2')
})

test('restores a cancelled order if its coupon has a use left and its pieces are sold', async () => {
  const order = await placed('LAST')
  await to(order.code, 'processing', 'cancelled')
  expect(await state(order.id)).toBe('cancelled/unpaid sold 0 used 2')
  await query('update products set hidden = true where id = $1', [scrubs.id])
  expect(await undo(order)).toEqual({ kind: 'refused', because: 'pieces' })
  await query('update products set hidden = false where id = $1', [scrubs.id])
  await query(`update coupons set used = 3 where code = 'LAST'`)
  expect(await undo(order)).toEqual({ kind: 'refused', because: 'coupon' })
  await query(`update coupons set used = 2, per_customer = 1 where code = 'LAST'`)
  const other = await placed('LAST')
  await query(`update coupons set max_uses = 9 where code = 'LAST'`)
  expect(await undo(order)).toEqual({ kind: 'refused', because: 'coupon' })
  await to(other.code, 'cancelled')
  expect(await undo(order)).toMatchObject({ kind: 'undone' })
  expect(await state(order.id)).toBe('processing/unpaid sold 0 used 3')
})

test('changes nothing if the order changed after the question, and undoes once under concurrent requests', async () => {
  const order = await placed()
  await recordTransfer(database, { code: order.code, amount: total, by })
  await to(order.code, 'shipped')
  const check = await checkUndo(database, order.id)
  if ('refusal' in check) throw new Error(check.refusal)
  const both = await Promise.all(
    [1, 2].map(() => undoOrderChange(database, { code: order.code, from: check.from, by })),
  )
  expect(both.map(({ kind }) => kind).sort()).toEqual(['refused', 'undone'])
  expect(await state(order.id)).toBe('processing/paid sold 60 used 2')
  await to(order.code, 'shipped', 'completed')
  expect(await undoOrderChange(database, { code: order.code, from: check.from, by })).toEqual({
    kind: 'refused',
    because: 'moved',
  })
})
