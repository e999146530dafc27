import { inTransaction } from '@zayy/database/in-transaction'
import { halalas } from '@zayy/domain/money'
import type { Mail } from '@zayy/platform/mail/mail'
import { jobHandlers } from '@zayy/server/lifecycle/job-handlers'
import { beforeEach, expect, test } from 'vitest'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { getBill } from './get-bill.ts'
import { lockOrder } from './lock-order.ts'
import { placeOrder } from './place-order.ts'
import { recordPayment, recordTransfer } from './record-payment.ts'

const shop = await smallShop()
const { database, query } = shop
const by = 'noura'
beforeEach(async () => {
  for (const table of ['jobs', 'orders']) await query(`delete from ${table}`)
  await query(`update settings set email = 'shop@example.test', order_email = null`)
})

async function place(payment_method: 0 | 1 = 0) {
  const input = { ...smallOrder(shop), payment_method }
  const id = await placeOrder(database, input, { locale: 'en', now: new Date(), cardPayment: true })
  return { id, code: (await getBill(database, testKeys, 'en', id)).code }
}

/** Runs all announcement jobs, due or not, and returns their mails. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const sendMail = async (mail: Mail) => void sent.push(mail)
  const handlers = jobHandlers(database, { keys: testKeys, publicUrl: 'https://zayy.example', sendMail })
  for (const kind of ['order-announcement', 'order-digest']) {
    for (const { id, payload } of await query<{ id: number; payload: unknown }>(
      'select id, payload from jobs where kind = $1 order by id',
      [kind],
    )) {
      await handlers.get(kind)?.(payload, new AbortController().signal)
      await query('delete from jobs where id = $1', [id])
    }
  }
  return sent
}

test('announces a transfer order at once, in the shop’s language, with the next commands', async () => {
  const { code } = await place()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'shop@example.test',
    id: `order-announcement-${code}`,
  })
  const text = mail?.text.replace(/[\u2066-\u2069]/g, '')
  for (const part of [
    code,
    '3,223.97 ر.س',
    'تحويل بنكي لم يصل بعد',
    'الرياض',
    'نورة السبيعي',
    'سكراب طبي',
    'كحلي',
    `npm run shop -- orders show ${code}`,
    `npm run shop -- orders paid ${code} 3223.97`,
    `New order ${code}, SAR 3,223.97. Bank transfer, not received yet.`,
  ])
    expect(text).toContain(part)
})

test('announces a card order once it is paid', async () => {
  const { id, code } = await place(1)
  expect(await mails()).toEqual([])
  await inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, { id })
    if (order) await recordPayment(transaction, order)
  })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.text).toContain('مدفوع بالبطاقة')
  expect(mail?.text).toContain(`npm run shop -- orders status ${code} shipped`)
  expect(mail?.text).not.toContain('orders paid')
})

test('announces a transfer order again if it is paid by card, in another mail', async () => {
  const { id, code } = await place()
  await mails()
  await inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, { id })
    if (order) await recordPayment(transaction, order, { paidBy: 1 })
  })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.id).toBe(`order-announcement-${code}-paid`)
  expect(mail?.text).toContain('مدفوع بالبطاقة')
})

test('does not announce an order again when its transfer arrives', async () => {
  const { code } = await place()
  await mails()
  await recordTransfer(database, { code, amount: halalas(322_397), by })
  expect(await mails()).toEqual([])
})

test('announces orders to order_email, else to the shop’s address, else to nobody', async () => {
  await query(`update settings set order_email = 'orders@example.test'`)
  await place()
  expect((await mails()).map(({ to }) => to)).toEqual(['orders@example.test'])
  await query('update settings set order_email = null, email = null')
  await place()
  expect(await mails()).toEqual([])
})

test('does not announce a cancelled order', async () => {
  const { code } = await place()
  await changeOrderStatus(database, { code, to: 'cancelled', by })
  expect(await mails()).toEqual([])
})

test('announces ten of 25 orders in an hour by single mails, and fifteen in one digest', async () => {
  const codes: string[] = []
  for (let at = 0; at < 25; at += 1) codes.push((await place()).code)
  await query(`update orders set announced_at = date_trunc('hour', now()) + id * interval '1 millisecond'`)
  const sent = await mails()
  expect(sent.map(({ id }) => id)).toEqual([
    ...codes.slice(0, 10).map((code) => `order-announcement-${code}`),
    `order-digest-${codes[24]}`,
  ])
  const digest = sent.at(-1)
  expect(digest?.subject).toContain('15 طلبًا')
  expect(codes.filter((code) => digest?.text.includes(code))).toEqual(codes.slice(10))
})

test('sends the digest after its hour, and single mails again in the next hour', async () => {
  for (let at = 0; at < 12; at += 1) await place()
  await query(`update orders set announced_at = date_trunc('hour', now()) + id * interval '1 millisecond'`)
  const handlers = jobHandlers(database, {
    keys: testKeys,
    publicUrl: 'https://zayy.example',
    sendMail: async () => {},
  })
  for (const { payload } of await query<{ payload: unknown }>(
    `select payload from jobs where kind = 'order-announcement' order by id`,
  ))
    await handlers.get('order-announcement')?.(payload, new AbortController().signal)
  const digests = await query<{ late: boolean }>(
    `select run_at >= date_trunc('hour', created_at) + interval '1 hour' as late from jobs where kind = 'order-digest'`,
  )
  expect(digests).toEqual([{ late: true }])
  await query('delete from jobs')
  const { id, code } = await place()
  await query(
    `update orders set announced_at = date_trunc('hour', now()) + interval '1 hour' where id = $1`,
    [id],
  )
  expect((await mails()).map((mail) => mail.id)).toEqual([`order-announcement-${code}`])
})
