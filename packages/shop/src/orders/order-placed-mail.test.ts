import { SET_INVOICED, SET_PAID } from '@zayy/database/testing/set-paid'
import { fromSar } from '@zayy/domain/money'
import type { Mail } from '@zayy/platform/mail/mail'
import { testJobs } from '@zayy/server/lifecycle/testing/test-jobs'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type InvoiceTypesetter, invoiceTypesetter } from '../invoicing/invoice-typesetter.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { getBill } from './get-bill.ts'
import { placeOrder } from './place-order.ts'
import { recordTransfer } from './record-payment.ts'

const shop = await smallShop()
const { database, query } = shop
const now = new Date('2026-11-21T09:00:00Z')

beforeEach(async () => {
  await query('delete from sent_mails')
  await query('delete from jobs')
})

/** Runs the queued jobs until `count` mails were sent or deferred. */
async function mailsOf(count: number, typesetter?: InvoiceTypesetter) {
  const mails: Mail[] = []
  const tooMany: string[] = []
  const errors: unknown[] = []
  const missing: unknown[] = []
  const jobs = testJobs(database, {
    sendMail: async (mail) => void (mail.id.startsWith('order-announcement') || mails.push(mail)),
    ...(typesetter ? { typesetter } : {}),
    onInvoiceMissing: (error) => missing.push(error),
    onMailDeferred: (id) => tooMany.push(id),
    onError: (error) => errors.push(error),
  })
  await expect.poll(() => mails.length + tooMany.length + errors.length).toBe(count)
  await jobs.stop()
  return { mails, tooMany, errors, missing }
}

test('mails the buyer of an order once, in its language, with the links to bill and account', async () => {
  const arabic = await placeOrder(database, smallOrder(shop), { locale: 'ar', now })
  const english = await placeOrder(database, smallOrder(shop), { locale: 'en', now })
  const { mails, errors } = await mailsOf(2)
  expect(errors).toEqual([])
  const bills = [
    await getBill(database, testKeys, 'ar', arabic),
    await getBill(database, testKeys, 'en', english),
  ]
  const [inArabic, inEnglish] = bills.map((bill) => mails.find(({ subject }) => subject.includes(bill.code)))

  expect(inArabic?.text).toContain(`https://zayy.example/bill#${bills[0]?.token}`)
  expect(inArabic?.html).toContain('dir="rtl"')
  expect(inArabic?.text).toContain('سكراب طبي (60 قطعة): 2,700.00 ر.س')
  for (const { color_name, sizes } of bills.flatMap(({ products }) => products[0]?.colors ?? [])) {
    const mail = /[a-z]/i.test(color_name) ? inEnglish : inArabic
    const line = mail?.text.split('\n').find((one) => one.startsWith(`  ${color_name}: `))
    for (const { name, quantity } of sizes) {
      expect(line?.replace(/[\u2066\u2069]/g, '')).toContain(`${name}\u00a0×\u00a0${quantity}`)
      expect(mail?.html).toContain(color_name)
    }
  }
  expect(inArabic?.text).toContain(`\u2066${bills[0]?.code}\u2069`)
  expect(inArabic?.text).toContain('نحجز لك القطع 3 أيام')
  expect(inArabic?.text).toContain('مع طلبك فاتورة مبدئية')
  expect(inEnglish?.text).toContain('A pro forma invoice is with your order.')
  expect(`${inArabic?.html}${inEnglish?.html}`).not.toMatch(/cid:invoice-code|فاتورة ضريبية|[Tt]ax invoice/)
  expect(inEnglish?.text).toContain(`https://zayy.example/en/bill#${bills[1]?.token}`)
  expect(inEnglish?.text).toContain('Medical scrubs (60 pieces): SAR 2,700.00')
  expect(inEnglish?.text).toContain('SAR 3,223.97')
  expect(inEnglish?.text).toMatch(/^IBAN:\nSA0000000000000000000000$/m)
  expect(inEnglish).toMatchObject({
    from: { name: 'Zayy', address: 'shop@example.test' },
    to: 'noura@example.com',
    subject: `Your order ${bills[1]?.code} from Zayy`,
    id: `order-placed-${bills[1]?.code}`,
  })
})

test('has the same figures in text and HTML, and the QR code in HTML', async () => {
  const input = { ...smallOrder(shop), coupon_code: 'TEN' }
  await placeOrder(database, input, { locale: 'ar', now })
  await placeOrder(database, input, { locale: 'en', now })
  await query(`update orders set ${SET_PAID}`)
  const { mails } = await mailsOf(2)
  for (const { text, html, images } of mails) {
    const figures = (written: string) => [...written.matchAll(/−?\d[\d,]*\.\d\d/g)].map(([figure]) => figure)
    const letter = html.slice(html.indexOf('<h1')).replace(/<[^>]*>/g, ' ')
    expect(figures(letter)).toEqual(figures(text))
    expect(figures(text)).toEqual(expect.arrayContaining(['−300.00', '−276.00', '50.00', '2,906.57']))
    expect(images?.map(({ name, png }) => [name, png.length < 2_000])).toEqual([['invoice-code', true]])
    expect(html).toContain('src="cid:invoice-code"')
  }
})

test('attaches the document as PDF, before the payment a pro forma invoice, and sends the mail also if typesetting fails', async () => {
  const id = await placeOrder(database, smallOrder(shop), { locale: 'ar', now })
  const { code } = await getBill(database, testKeys, 'ar', id)
  const typesetter = invoiceTypesetter()
  onTestFinished(() => typesetter.close())
  const { mails } = await mailsOf(1, typesetter)
  const [file] = mails[0]?.files ?? []
  expect(file).toMatchObject({ name: `pro-forma-${code}.pdf`, type: 'application/pdf' })
  expect(file?.content.toString('latin1', 0, 5)).toBe('%PDF-')

  await placeOrder(database, smallOrder(shop), { locale: 'ar', now })
  const broken = { typeset: () => Promise.reject(new Error('no such platform')), close: () => {} }
  const without = await mailsOf(1, broken)
  expect([without.mails[0]?.files, without.errors]).toEqual([[], []])
  expect(without.missing).toMatchObject([{ message: 'no such platform' }])
})

test('does not ask for a transfer after payment', async () => {
  const id = await placeOrder(database, smallOrder(shop), { locale: 'en', now })
  await query(`update orders set ${SET_PAID} where id = $1`, [id])
  const { mails } = await mailsOf(1)
  expect(mails[0]?.text).not.toMatch(/IBAN|[Tt]ransfer the/)
  expect(mails[0]?.text).toContain('SAR 3,223.97')
})

test.each(["status = 'cancelled'", `payment_status = 'refunded', ${SET_INVOICED}`])(
  'promises nothing about an order with %s',
  async (change) => {
    const id = await placeOrder(database, smallOrder(shop), { locale: 'en', now })
    await query(`update orders set ${change} where id = $1`, [id])
    const { mails } = await mailsOf(1)
    expect(mails[0]?.text).not.toMatch(/Delivered|transfer/)
  },
)

test('links back to the card payment until it has arrived', async () => {
  const byCard = async (locale: 'ar' | 'en') =>
    await placeOrder(database, { ...smallOrder(shop), payment_method: 1 }, { locale, now, cardPayment: true })
  await byCard('en')
  await byCard('ar')
  const { mails } = await mailsOf(2)
  const texts = mails.map(({ text }) => text).join('\n')
  expect(texts).toContain('If your card payment is not complete yet')
  expect(texts).toContain('إن لم يكتمل دفعك بالبطاقة بعد')
  const id = await byCard('en')
  await query(`update orders set ${SET_PAID} where id = $1`, [id])
  expect((await mailsOf(1)).mails[0]?.text).not.toContain('card payment')
})

test('states when the order arrives, counted from the transfer', async () => {
  const { otherCountry: country_id, otherCity: city_id, otherArea: area_id } = shop
  await placeOrder(database, { ...smallOrder(shop), country_id, city_id, area_id }, { locale: 'ar', now })
  await placeOrder(database, smallOrder(shop), { locale: 'en', now })
  const { mails } = await mailsOf(2)
  const texts = mails.map(({ text }) => text).join('\n')
  expect(texts).toContain('يصلك خلال 5 إلى 8 أيام عمل من وصول تحويلك.')
  expect(texts).toContain('Delivered 2 to 4 business days after your transfer arrives.')
})

test('escapes HTML in what a buyer typed', async () => {
  await placeOrder(
    database,
    { ...smallOrder(shop), name: '<img src=x onerror=alert(1)>' },
    { locale: 'en', now },
  )
  const { mails } = await mailsOf(1)
  expect(mails[0]?.html).toContain('&lt;img src=x')
  expect(mails[0]?.html).not.toContain('<img src=x')
})

test('omits a name that looks like a link from the greeting, but not from the bill', async () => {
  const name = 'WIN a free car at https://evil.example'
  const id = await placeOrder(database, { ...smallOrder(shop), name }, { locale: 'en', now })
  await placeOrder(database, { ...smallOrder(shop), name }, { locale: 'ar', now })
  const { mails } = await mailsOf(2)
  for (const { text, html, subject } of mails) expect(text + html + subject).not.toMatch(/evil|WIN/)
  expect(mails.map(({ text }) => text.split('\n')[2]).sort()).toEqual(['Hello,', 'أهلًا بك،'])
  expect((await getBill(database, testKeys, 'en', id)).buyer.name).toBe(name)
})

const orderOf = (email: string, client?: string) =>
  placeOrder(database, { ...smallOrder(shop), email }, { locale: 'en', now: new Date(), client })
const codeOf = async (id: number) => (await getBill(database, testKeys, 'en', id)).code
const endOfPeriod = () => query(`update jobs set run_at = now() where kind = 'buyer-digest'`)

test('puts a client’s sixth and later orders for one mailbox into a digest', async () => {
  const spellings = ['victim@mail.example', 'Victim+a@mail.example', 'VICTIM+b@mail.example']
  const placed: number[] = []
  for (const email of spellings) for (let at = 0; at < 3; at += 1) placed.push(await orderOf(email))
  await orderOf('another@mail.example')
  const { mails, tooMany, errors } = await mailsOf(10)
  expect(errors).toEqual([])
  expect(mails.filter(({ to }) => /victim/i.test(to))).toHaveLength(5)
  expect(mails.filter(({ to }) => to === 'another@mail.example')).toHaveLength(1)
  expect(tooMany).toHaveLength(4)
  expect(tooMany.join()).not.toContain('@')

  await endOfPeriod()
  const { mails: digests } = await mailsOf(1)
  expect(digests[0]?.subject).toBe('4 orders placed with your email at Zayy')
  const codes = await Promise.all(placed.map(codeOf))
  const gathered = codes.filter((code) => tooMany.includes(`order-placed-${code}`))
  expect(gathered).toHaveLength(4)
  for (const code of codes) expect(digests[0]?.text.includes(code)).toBe(gathered.includes(code))
  expect(digests[0]?.text.match(/https:\/\/zayy\.example\/en\/bill#\S+/g)).toHaveLength(4)
  const rows = await query(`select kind from jobs where kind in ('order-placed', 'buyer-digest')`)
  expect(rows).toEqual([])
})

test('mails a buyer also after six orders by strangers with their address', async () => {
  const email = 'target@mail.example'
  for (let at = 0; at < 6; at += 1) await orderOf(email, '203.0.113.9')
  const own = await orderOf(email, '198.51.100.7')
  const code = await codeOf(own)
  const { mails } = await mailsOf(7)
  expect(mails.map(({ id }) => id)).toContain(`order-placed-${code}`)

  const { grand_total } = await getBill(database, testKeys, 'en', own)
  const amount = fromSar(grand_total)
  expect(await recordTransfer(database, { code, amount, reference: undefined, by: 'noura' })).toMatchObject({
    kind: 'recorded',
  })
  await changeOrderStatus(database, { code, to: 'shipped', by: 'noura' })
  const news = await mailsOf(2)
  expect(news.mails.map(({ id }) => id).sort()).toEqual([`order-paid-${code}`, `order-shipped-${code}`])

  // A buyer who has paid gets a mail for every order. The earlier six still count as orders by a stranger.
  for (let at = 0; at < 6; at += 1) await orderOf(email, '198.51.100.7')
  expect((await mailsOf(6)).tooMany).toEqual([])
  for (let at = 0; at < 6; at += 1) await orderOf(email, '203.0.113.9')
  expect((await mailsOf(6)).tooMany).toHaveLength(6)
})

test('sends the usual mail instead of a digest of one order', async () => {
  for (let at = 0; at < 6; at += 1) await orderOf('one-more@mail.example')
  const { tooMany } = await mailsOf(6)
  await endOfPeriod()
  const { mails } = await mailsOf(1)
  expect(mails.map(({ id }) => id)).toEqual(tooMany)
  expect(mails[0]?.text).toMatch(/^IBAN:/m)
})

test('mails a customer with a proven address about every order', async () => {
  const rows = await query(
    `insert into customers (first_name, last_name, email, email_identity, phone, password_hash, locale, email_proven_at)
     values ('N', 'A', 'noura@proven.example', 'noura@proven.example', '0550000000', 'x', 'ar', now()) returning id`,
  )
  const ids: number[] = []
  for (let at = 0; at < 7; at += 1) ids.push(await orderOf('noura@proven.example'))
  await query('update orders set customer_id = $1 where id = any($2)', [rows[0].id, ids])
  expect((await mailsOf(7)).tooMany).toEqual([])
})
