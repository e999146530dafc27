import { SET_PAID } from '@zayy/database/testing/set-paid'
import type { Mail } from '@zayy/platform/mail/mail'
import { jobHandlers } from '@zayy/server/lifecycle/job-handlers'
import { expect, test } from 'vitest'
import { receiptCleaner } from '../payments/transfer-receipts/receipt-cleaner.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { addTransferReceipt } from './add-transfer-receipt.ts'
import { getBill } from './get-bill.ts'
import { placeOrder } from './place-order.ts'

const shop = await smallShop()
const { database, query } = shop
const cleaner = receiptCleaner()
const start = new Date('2026-11-22T10:00:00Z')
const pdf = () => new File(['%PDF-1.7\n1 0 obj\nstartxref\n%%EOF'], 'receipt.pdf')

async function order() {
  const id = await placeOrder(database, smallOrder(shop), { locale: 'en', now: start })
  const { token, code } = await getBill(database, testKeys, 'en', id)
  await query('delete from jobs')
  const send = async (minute: number) => {
    const now = () => new Date(start.getTime() + minute * 60_000)
    await addTransferReceipt({ database, keys: testKeys, locale: 'en', now, cleaner }, token, pdf())
  }
  return { id, code, send }
}

/** Runs the queued receipt jobs twice and returns their mails, equal both times. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const sendMail = async (mail: Mail) => void sent.push(mail)
  const handlers = jobHandlers(database, { keys: testKeys, publicUrl: 'https://zayy.example', sendMail })
  const rows = await query(`select payload from jobs where kind = 'transfer-receipt' order by id`)
  const doAll = async () => {
    for (const { payload } of rows)
      await handlers.get('transfer-receipt')?.(payload, new AbortController().signal)
    return sent.splice(0)
  }
  const first = await doAll()
  expect((await doAll()).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  return first
}

test('mails the shop about a receipt with order, amount and commands, and a summary in the other language', async () => {
  const { code, send } = await order()
  await send(0)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'shop@example.test',
    subject: `إيصال تحويل للطلب \u2066${code}\u2069`,
    id: `transfer-receipt-${code}-${start.getTime()}`,
  })
  const text = mail?.text.replace(/[\u2066-\u2069]/g, '')
  for (const part of [
    `أرسل صاحب الطلب رقم ${code} إيصال تحويل بنكي. إجمالي الطلب 3,223.97 ر.س.`,
    `npm run shop -- orders receipt ${code}`,
    `npm run shop -- orders paid ${code} 3223.97`,
    `In English\nThe buyer of order ${code} has sent a transfer receipt. The order’s total is SAR 3,223.97.`,
  ])
    expect(text).toContain(part)
  expect(mail?.html).toContain('dir="rtl"')
  expect(mail?.files ?? []).toEqual([])
})

test('mails about a later receipt, and not about one that it replaced before', async () => {
  const { code, send } = await order()
  await send(0)
  const [first] = await mails()
  await send(5)
  const [second, ...others] = await mails()
  expect(others).toEqual([])
  expect(second?.id).toBe(`transfer-receipt-${code}-${start.getTime() + 300_000}`)
  expect(second?.id).not.toBe(first?.id)
})

test.each([SET_PAID, "status = 'cancelled'"])('sends no receipt mail if %s', async (change) => {
  const { id, send } = await order()
  await send(0)
  await query(`update orders set ${change} where id = $1`, [id])
  expect(await mails()).toEqual([])
})

test('sends no receipt mail if the shop has no mailbox', async () => {
  const { send } = await order()
  await send(0)
  await query('update settings set email = null')
  expect(await mails()).toEqual([])
})
