import { SET_INVOICED, SET_PAID } from '@zayy/database/testing/set-paid'
import { halalas } from '@zayy/domain/money'
import { listChanges } from '@zayy/platform/audit/list-changes'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { invoiceTypesetter } from '../invoicing/invoice-typesetter.ts'
import { sentMails } from '../testing/sent-mails.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { getBill } from './get-bill.ts'
import { placeOrder } from './place-order.ts'
import { recordTransfer } from './record-payment.ts'
import { refundOrder } from './record-refund.ts'
import { undoOrderChange } from './undo-order-change.ts'

const shop = await smallShop()
const { database, query, scrubs } = shop
const now = new Date('2026-11-21T09:00:00Z')
const by = 'noura'

beforeEach(async () => {
  for (const table of ['jobs', 'credit_notes', 'audit_entries', 'orders', 'sent_mails'])
    await query(`delete from ${table}`)
  await query('update credit_note_counter set last = 0')
})

/** Places an order by bank transfer of SAR 3,223.97 and removes its jobs. */
async function placed(locale: 'ar' | 'en' = 'en', coupon_code?: string) {
  const id = await placeOrder(database, { ...smallOrder(shop), coupon_code }, { locale, now })
  await query('delete from jobs')
  const { code, grand_total } = await getBill(database, testKeys, locale, id)
  return { id, code, total: halalas(Math.round(Number(grand_total) * 100)) }
}

async function paid(locale: 'ar' | 'en' = 'en') {
  const order = await placed(locale)
  await recordTransfer(database, { code: order.code, amount: order.total, by })
  return order
}

const bill = (id: number) => getBill(database, testKeys, 'en', id)
const news = async () =>
  (await query<{ payload: unknown }>(`select payload from jobs where kind = 'order-news' order by id`)).map(
    ({ payload }) => payload,
  )

describe('a bank transfer', () => {
  test('marks the order paid and processing after a transfer of the whole amount', async () => {
    const { id, code, total } = await placed()
    const recorded = await recordTransfer(database, {
      code: code.toLowerCase(),
      amount: total,
      reference: 'FT26326',
      by,
    })
    expect(recorded).toEqual({ kind: 'recorded', code })
    const { status, payment_status, history } = await bill(id)
    expect({ status, payment_status }).toEqual({ status: 'processing', payment_status: 'paid' })
    expect(history).toEqual([{ at: expect.any(String), status: 'processing', payment_status: 'paid' }])
    expect(await news()).toEqual([{ orderId: id, news: 'paid' }])
    expect(await listChanges(database, { subject: code, most: 10 })).toMatchObject([
      { by, action: 'order.paid', details: { amount: '3223.97', reference: 'FT26326' } },
    ])
    const typesetter = invoiceTypesetter()
    onTestFinished(() => typesetter.close())
    const [mail] = await sentMails(database, 1, typesetter)
    const { invoice_number } = await bill(id)
    expect(mail?.files).toMatchObject([{ name: `invoice-${invoice_number}.pdf`, type: 'application/pdf' }])
  })

  test('rejects a transfer of another amount', async () => {
    const { id, code, total } = await placed()
    const less = await recordTransfer(database, { code, amount: halalas(100), by })
    expect(less).toEqual({ kind: 'otherAmount', expected: total })
    expect(await bill(id)).toMatchObject({ payment_status: 'unpaid', history: [] })
    expect(await listChanges(database, { most: 10 })).toEqual([])
  })

  test('records a transfer once under concurrent requests', async () => {
    const { code, total } = await placed()
    const both = await Promise.all([1, 2].map(() => recordTransfer(database, { code, amount: total, by })))
    expect(both.map(({ kind }) => kind).sort()).toEqual(['recorded', 'refused'])
    expect(await news()).toHaveLength(1)
    expect(await listChanges(database, { most: 10 })).toHaveLength(1)
  })

  test('rejects a transfer for a card order, a cancelled or an unknown one', async () => {
    const { code, total: amount } = await placed()
    await query('update orders set payment_method = 1')
    expect(await recordTransfer(database, { code, amount, by })).toEqual({ kind: 'refused', because: 'card' })
    await query(`update orders set payment_method = 0, status = 'cancelled'`)
    expect(await recordTransfer(database, { code, amount, by })).toEqual({
      kind: 'refused',
      because: 'cancelled',
    })
    expect(await recordTransfer(database, { code: 'ZZZZ-ZZZZ', amount, by })).toEqual({ kind: 'unknown' })
  })
})

describe('the status of an order', () => {
  test('follows the allowed transitions, with mails to the buyer in the order’s language', async () => {
    const { id, code } = await paid('ar')
    for (const to of ['shipped', 'completed'] as const)
      expect(await changeOrderStatus(database, { code, to, by })).toMatchObject({ kind: 'changed' })
    const { history } = await bill(id)
    expect(history.map(({ status }) => status)).toEqual(['processing', 'shipped', 'completed'])
    const subjects = (await sentMails(database, 3)).map(({ subject }) =>
      subject.replace(/[\u2066\u2069]/g, ''),
    )
    expect(new Set(subjects)).toEqual(
      new Set([`وصلنا مبلغ الطلب ${code}`, `الطلب ${code} في الطريق إليك`, `اكتمل الطلب ${code}`]),
    )
  })

  test('rejects a status that may not follow, and writes nothing', async () => {
    const { id, code } = await placed()
    expect(await changeOrderStatus(database, { code, to: 'shipped', by })).toEqual({
      kind: 'refused',
      because: 'notNext',
      from: 'pending',
    })
    expect(await bill(id)).toMatchObject({ status: 'pending', history: [] })
    expect(await news()).toEqual([])
    expect(await listChanges(database, { most: 10 })).toEqual([])
  })

  test('frees the coupon of a cancelled order', async () => {
    const used = async () =>
      (await query<{ used: number }>(`select used from coupons where code = 'LAST'`))[0]?.used
    const before = await used()
    const { id, code, total: amount } = await placed('en', 'LAST')
    expect(await used()).not.toBe(before)
    await changeOrderStatus(database, { code, to: 'cancelled', by })
    expect(await used()).toBe(before)
    // A payment that arrives all the same uses it until the refund.
    await query(`update orders set ${SET_PAID} where id = $1`, [id])
    expect(await used()).not.toBe(before)
    await refundOrder(database, { code, amount: null, reason: 'Cancelled', by })
    expect(await used()).toBe(before)

    const paid = await placed('en', 'LAST')
    await recordTransfer(database, { code: paid.code, amount, by })
    await refundOrder(database, { code: paid.code, amount: null, reason: 'Out of stock', by })
    expect(await used()).not.toBe(before)
    await changeOrderStatus(database, { code: paid.code, to: 'cancelled', by })
    expect(await used()).toBe(before)
  })

  test('sends no mail about a hold that is over', async () => {
    const { code } = await placed()
    await changeOrderStatus(database, { code, to: 'on hold', by })
    await changeOrderStatus(database, { code, to: 'processing', by })
    const { code: cancelled } = await placed()
    await query(
      `insert into jobs (kind, payload, key) select 'order-news', jsonb_build_object('orderId', id, 'news', 'on hold'), 'test' from orders where code = $1`,
      [code],
    )
    await changeOrderStatus(database, { code: cancelled, to: 'cancelled', by })
    expect((await sentMails(database, 1))[0]?.subject).toContain(cancelled)
  })
})

describe('the count of sold pieces', () => {
  const sold = async () =>
    (
      await query<{ n: number }>('select sold_count as n from product_stats where product_id = $1', [
        scrubs.id,
      ])
    )[0]?.n
  beforeEach(() => query('update product_stats set sold_count = 0'))

  test('counts sold pieces from the payment until a full refund', async () => {
    const { code, total: amount } = await placed()
    expect(await sold()).toBe(0)
    await recordTransfer(database, { code, amount, by })
    await recordTransfer(database, { code, amount, by })
    expect(await sold()).toBe(60)
    const refund = { code, reason: 'A fault', by }
    await refundOrder(database, { ...refund, amount: halalas(100) })
    expect(await sold()).toBe(60)
    await refundOrder(database, { ...refund, amount: null })
    expect(await sold()).toBe(0)
    await changeOrderStatus(database, { code, to: 'cancelled', by })
    expect(await sold()).toBe(0)
  })

  test('does not count the pieces of unpaid orders, whatever their status', async () => {
    for (const to of ['on hold', 'processing', 'cancelled'] as const) {
      const { code } = await placed()
      await changeOrderStatus(database, { code, to, by })
    }
    expect(await sold()).toBe(0)
  })

  test('stops the sold count at the maximum of its column', async () => {
    await query('update product_stats set sold_count = 2147483600')
    await paid()
    expect(await sold()).toBe(2_147_483_647)
  })
})

describe('an order of SAR 0.00', () => {
  const free = async (payment_method: 0 | 1, cardPayment = true) => {
    await query(
      `insert into coupons (code, basis_points, max_uses) values ('FREE', 10000, 9) on conflict do nothing`,
    )
    await query('update cities set shipping = 0')
    const input = { ...smallOrder(shop), payment_method, coupon_code: 'free' }
    const id = await placeOrder(database, input, { locale: 'en', now, cardPayment })
    await query('update cities set shipping = 2500')
    return await bill(id)
  }

  test.each([0, 1] as const)(
    'marks an order of SAR 0.00 paid when it is placed, with payment method %s',
    async (method) => {
      const { id, code, status, payment_status, history } = await free(method)
      expect({ status, payment_status }).toEqual({ status: 'processing', payment_status: 'paid' })
      expect(history).toMatchObject([{ status: 'processing', payment_status: 'paid' }])
      expect(await news()).toEqual([])
      expect(await recordTransfer(database, { code, amount: halalas(0), by })).toEqual({
        kind: 'refused',
        because: 'paidAlready',
      })
      const mails = await sentMails(database, 2)
      const mail = mails.find(({ to }) => to === 'noura@example.com')
      expect(mail?.text).toContain('There is nothing to pay')
      expect(`${mail?.html}${mail?.text}`).not.toMatch(/IBAN|SA0000|transfer|card payment/i)
      expect(mails.find(({ id }) => id.startsWith('order-announcement'))?.text).toContain('لا مبلغ مطلوب')
      expect(await changeOrderStatus(database, { code, to: 'shipped', by })).toMatchObject({
        kind: 'changed',
      })
      expect(await bill(id)).toMatchObject({ status: 'shipped' })
    },
  )

  test('cancels an order of SAR 0.00 without a refund, freeing its coupon and sold count', async () => {
    const { code } = await free(0)
    expect(await changeOrderStatus(database, { code, to: 'cancelled', by })).toMatchObject({
      kind: 'changed',
    })
    expect(await query(`select used from coupons where code = 'FREE'`)).toEqual([{ used: 2 }])
  })

  test('accepts a transfer of 0 for an unpaid order of SAR 0.00, also by card', async () => {
    const { code } = await free(1)
    await query(`update orders set payment_status = 'unpaid', status = 'pending'`)
    expect(await recordTransfer(database, { code, amount: halalas(0), by })).toEqual({
      kind: 'recorded',
      code,
    })
  })
})

describe('a refund', () => {
  const reason = 'Two pieces came with a fault'

  test('writes numbered credit notes with the invoice’s tax for partial refunds, leaving the invoice unchanged', async () => {
    const { id, code, total } = await paid()
    const { credit_notes: _, history: __, ...before } = await bill(id)
    const part = await refundOrder(database, { code, amount: halalas(10_001), reason, by })
    expect(part).toEqual({ kind: 'refunded', code, number: 1, total: halalas(10_001) })
    expect(await bill(id)).toMatchObject({ payment_status: 'paid' })
    expect(await refundOrder(database, { code, amount: null, reason, by })).toMatchObject({ number: 2 })
    const { credit_notes: notes, history: ___, ...after } = await bill(id)
    expect(after).toEqual({ ...before, payment_status: 'refunded', status_text: 'Refunded' })
    expect(notes.map(({ number }) => number)).toEqual(['CN-000001', 'CN-000002'])
    const sum = (values: number[]) => Math.round(values.reduce((all, value) => all + value, 0) * 100)
    expect(sum(notes.map((note) => Number(note.total)))).toBe(Number(total))
    expect(sum(notes.map((note) => Number(note.tax)))).toBe(
      sum([Number(before.tax), Number(before.shipping_tax)]),
    )
    expect(Buffer.from(notes[0]?.qr ?? '', 'base64').toString()).toContain('100.01')
    expect(await refundOrder(database, { code, amount: null, reason, by })).toEqual({
      kind: 'tooMuch',
      left: halalas(0),
    })
  })

  test('refunds no more than was paid under concurrent requests, without gaps in the numbers', async () => {
    const { code, total } = await paid()
    const all = await Promise.all(
      [1, 2, 3].map(() => refundOrder(database, { code, amount: total, reason, by })),
    )
    expect(all.filter(({ kind }) => kind === 'refunded')).toHaveLength(1)
    expect(await query('select last from credit_note_counter')).toEqual([{ last: 1 }])
  })

  test('mails the amount of a refund, after which the order can be cancelled', async () => {
    const { code } = await paid()
    expect(await changeOrderStatus(database, { code, to: 'cancelled', by })).toMatchObject({
      because: 'paid',
    })
    await query('delete from jobs')
    await refundOrder(database, { code, amount: halalas(5_000), reason, by })
    const typesetter = invoiceTypesetter()
    onTestFinished(() => typesetter.close())
    const [mail] = await sentMails(database, 1, typesetter)
    expect(mail?.text).toContain('SAR 50.00')
    expect(mail?.text).toContain('بالعربية\n')
    const [file, ...others] = mail?.files ?? []
    expect([file?.name, file?.type, others]).toEqual(['credit-note-CN-000001.pdf', 'application/pdf', []])
    expect(file?.content.toString('latin1', 0, 5)).toBe('%PDF-')
    await refundOrder(database, { code, amount: null, reason, by })
    expect(await changeOrderStatus(database, { code, to: 'cancelled', by })).toMatchObject({
      kind: 'changed',
    })
    // An order paid after its cancellation gets no mail that promises its pieces.
    await query('delete from jobs')
    await query(`insert into jobs (kind, payload, key) select 'order-news', p, p->>'news' from orders,
      lateral (values (jsonb_build_object('orderId', id, 'news', 'paid')), (jsonb_build_object('orderId', id, 'news', 'cancelled'))) as j(p)`)
    expect((await sentMails(database, 1))[0]?.text).toContain('is cancelled')
  })

  test('rejects a refund of an unpaid order or of more than was paid', async () => {
    const { code, total } = await placed()
    expect(await refundOrder(database, { code, amount: null, reason, by })).toEqual({
      kind: 'refused',
      because: 'unpaid',
    })
    await recordTransfer(database, { code, amount: total, by })
    expect(await refundOrder(database, { code, amount: halalas(1e9), reason, by })).toEqual({
      kind: 'tooMuch',
      left: total,
    })
  })
})

test('credits an invoice that was issued before the payment when its order is cancelled, for good', async () => {
  const { id, code, total } = await placed()
  await query(`update orders set ${SET_INVOICED}`)
  expect(await changeOrderStatus(database, { code, to: 'cancelled', by })).toMatchObject({ kind: 'changed' })
  const { credit_notes: notes, payment_status, grand_total } = await bill(id)
  expect(payment_status).toBe('unpaid')
  expect(notes).toMatchObject([
    { number: 'CN-000001', total: grand_total, tax: 420.52, reason: 'Order cancelled before payment' },
  ])
  expect(await news()).toEqual([{ orderId: id, news: 'cancelled', creditNote: 1 }])
  const from = { status: 'cancelled', paymentStatus: 'unpaid' } as const
  expect(await undoOrderChange(database, { code, from, by })).toEqual({ kind: 'refused', because: 'refund' })
  expect(await recordTransfer(database, { code, amount: total, by })).toMatchObject({ because: 'cancelled' })

  const plain = await placed()
  await changeOrderStatus(database, { code: plain.code, to: 'cancelled', by })
  expect(await bill(plain.id)).toMatchObject({ invoice_number: null, credit_notes: [] })
})
