/** `shop orders …`: the usual steps of an order, output and exit codes. */

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SET_PAID } from '@zayy/database/testing/set-paid'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { listOrdersWithoutMail } from '@zayy/shop/orders/find-buyer-mail'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { statusText } from '@zayy/shop/orders/status-text'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { beforeAll, expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/shop-on-test-server.ts'

const shopData = await smallShop()
const { database, query } = shopData
const folder = await temporaryFolder()

/** The order of these tests, and its database. */
let code = ''
let databaseUrl = ''

beforeAll(async () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const buyer = { name: '=Sara', email: 'sara@mail.example' }
  const id = await placeOrder(database, { ...smallOrder(shopData), ...buyer }, { locale: 'en', now })
  const rows = await query<{ code: string }>('select code from orders where id = $1', [id])
  code = rows[0]?.code ?? ''
  databaseUrl = await urlOf(database)
})

const env = () => ({ DATABASE_URL: databaseUrl, DATA_DIR: folder })
const shop = (...args: string[]) => runShop(args, { ...env(), SMTP_URL: 'smtp://127.0.0.1:1' })

test('lists an order, marks it as paid and shipped, refunds and exports it', async () => {
  const listed = await shop('orders', 'list')
  expect(listed).toMatchObject({ code: 0 })
  expect(listed.output).toMatch(
    new RegExp(`^order .*\\n─.*\\n${code} +20\\d\\d-.* Pending +unpaid +63 +3,223\\.97 +=Sara\\n$`),
  )

  for (const typed of [
    code.replace('-', ''),
    `#${code}`,
    `\u2066${code}\u2069`,
    code.toLowerCase().replace('-', ' '),
    '+966 50 123-4567',
    'SARA@mail.example',
  ])
    expect(await shop('orders', 'show', typed)).toMatchObject({
      code: 0,
      output: expect.stringContaining(code),
    })
  const seen = (await shop('orders', 'show', code)).output
  expect(seen).toContain('VAT, delivery included: 420.52')
  expect(seen).toContain('Only this computer opens this link: PUBLIC_URL')
  expect(seen).toContain('Invoice: issued when the order is paid')
  expect(await shop('orders', 'show', '1')).toMatchObject({ code: 1, output: '' })

  expect(await shop('orders', 'status', code, 'Refunded')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('orders refund CODE'),
  })
  const early = await shop('orders', 'status', code, 'shipped')
  expect(early).toMatchObject({ code: 1, errors: 'An order cannot go from “Pending” to “On its way”.\n' })
  const wrong = await shop('orders', 'paid', code, '3000')
  expect(wrong).toMatchObject({ code: 1, errors: expect.stringContaining('SAR 3,223.97') })
  expect(await shop('orders', 'paid', code, '3,223.97', '--reference', 'FT1', '--by', 'noura')).toMatchObject(
    {
      code: 0,
      output: `Order ${code} is paid.\nThe email to the buyer is queued.\n`,
    },
  )
  for (const typed of ['1', '#٠٠٠٠٠١'])
    expect((await shop('orders', 'show', typed)).output).toMatch(
      new RegExp(`^Order: ${code}\\nInvoice: 000001 · 20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d\\n`),
    )
  const shipped = ['orders', 'status', code.replace('-', ''), 'On its way', '--lang', 'ar']
  expect(await runShop(shipped, env())).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      new RegExp(`«${statusText('shipped', 'ar')}»\\.\nلا تصل المشتري رسالة، فليس للمتجر خادم بريد`),
    ),
  })
  expect(await shop('orders', 'refund', code, '--amount', '100', '--reason', 'A fault')).toMatchObject({
    code: 2,
  })
  expect(await shop('orders', 'refund', code, '--amount', '5000', '--reason', 'A fault')).toMatchObject({
    code: 1,
    errors: 'Only SAR 3,223.97 is left to refund.\n',
  })
  const refunded = await shop(
    'orders',
    'refund',
    code,
    '--amount',
    '100',
    '--reason',
    'A fault',
    '--yes',
    '--json',
  )
  expect(JSON.parse(refunded.output)).toEqual({ code, credit_note: 'CN-000001', total: 100 })

  const shown = JSON.parse((await shop('orders', 'show', code.toLowerCase(), '--json')).output)
  expect(shown).toMatchObject({ code, status: 'shipped', payment_status: 'paid' })
  expect(shown.changes.map(({ action }: { action: string }) => action)).toEqual([
    'order.refund',
    'order.status',
    'order.paid',
  ])
  expect(shown.changes.at(-1)).toMatchObject({ by: 'noura', details: { reference: 'FT1' } })
  expect((await shop('orders', 'show', code)).output).toContain('Credit note CN-000001: −100.00 · A fault')
  expect(await shop('orders', 'status', code, 'cancelled')).toMatchObject({
    code: 1,
    errors: expect.not.stringContaining('--yes'),
  })

  await query(`update orders set status = 'processing' where code = $1`, [code])
  await shop('orders', 'refund', code, '--reason', 'All of it', '--yes')
  expect((await shop('orders', 'list')).output).toMatch(/ Refunded +refunded /)
  expect((await shop('orders', 'show', 'cn-1')).output).toContain('Status: Refunded (processing)')
  expect((await shop('orders', 'list', '--status', 'رُدّ المبلغ')).output).toContain(code)
  expect((await shop('orders', 'list', '--status', 'Being prepared')).output).toBe('There are no orders.\n')

  expect(await shop('orders', 'note', code, '=Embroider  \u202ethe logo', '--by', 'noura')).toMatchObject({
    code: 0,
    output: `Order ${code}: note 1 added.\n`,
  })
  expect(await shop('orders', 'note', '1', 'Call first')).toMatchObject({ code: 0, errors: '' })
  expect((await shop('orders', 'list')).output).toMatch(/ notes +buyer\n.* 2 +=Sara\n$/s)
  expect(await shop('orders', 'note', code, '--remove', '٢')).toMatchObject({ code: 0 })
  expect((await shop('orders', 'show', code)).output).toMatch(
    /\nNotes, which the buyer does not see\n1\. 20\d\d-\S+ \d\d:\d\d {2}noura: =Embroider the logo\n\n/,
  )
  // An emoji is one character.
  expect(await shop('orders', 'note', code, '🧵'.repeat(500))).toMatchObject({ code: 0 })
  expect(await shop('orders', 'note', code, '--remove', '2')).toMatchObject({ code: 0 })
  for (const args of [
    [],
    ['x'.repeat(501)],
    ['🧵'.repeat(501)],
    ['--remove', '0'],
    ['text', '--remove', '1'],
  ])
    expect((await shop('orders', 'note', code, ...args)).code).toBe(2)
  expect(await shop('orders', 'note', code, '--remove', '9')).toMatchObject({
    code: 1,
    errors: 'The order has no note of this number, but notes 1 to 1.\n',
  })

  // The credit notes of the fully refunded order take the whole invoice back.
  const vat = join(folder, 'vat.csv')
  expect(await shop('vat', '--month', riyadhDay(Date.now()).slice(0, 7), '--csv', vat)).toMatchObject({
    code: 0,
  })
  const documents = (await readFile(vat, 'utf8')).trimEnd().split('\r\n').slice(1)
  const totals = documents.map((line) => Number(line.split(',').at(-1)))
  expect(totals).toEqual([3223.97, -100, -3123.97])

  await query(`update orders set purchase_order = '007' where code = $1`, [code])
  const file = join(folder, 'orders.csv')
  expect(await shop('orders', 'export', file)).toMatchObject({ code: 0, output: `Orders in ${file}: 1\n` })
  const csv = await readFile(file, 'utf8')
  expect(csv.startsWith('\uFEFFcode,invoice,placed_riyadh_time,')).toBe(true)
  expect(csv).toContain(`,'=Sara,sara@mail.example,050 123 4567,`)
  const [heading = '', line = ''] = csv.slice(1).split('\r\n')
  const cells = Object.fromEntries(
    heading
      .split(',')
      .map((name, at) => [name, line.match(/("[^"]*"|[^,]*)(?:,|$)/g)?.[at]?.replace(/,$/, '')]),
  )
  expect(cells).toMatchObject({
    // A spreadsheet would strip the leading zeros.
    invoice: "'000001",
    purchase_order: "'007",
    city: 'Riyadh',
    address: '"شارع العليا 12, Al Olaya, Riyadh, Saudi Arabia"',
    tax: '420.52',
    grand_total: '3223.97',
    refunded: '3223.97',
    refunded_tax: '420.52',
    notes: "'=Embroider the logo",
  })
  expect(cells.placed_riyadh_time).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const arabic = join(folder, 'arabic.csv')
  await shop('orders', 'export', arabic, '--lang', 'ar', '--status', 'processing')
  expect(await readFile(arabic, 'utf8')).toMatch(/^\uFEFFرقم الطلب,رقم الفاتورة,التاريخ بتوقيت الرياض,/)
  expect((await stat(file)).mode & 0o077).toBe(0)
  await query(`update order_line_variants set size_name = 'Small' where size_name = 'M'`)
  const pieces = ['orders', 'export', join(folder, 'pieces.csv'), '--pieces', '--lang', 'ar']
  expect((await shop(...pieces)).code).toBe(0)
  const lines = (await readFile(join(folder, 'pieces.csv'), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toContain(',صغير,')
})

test('list, show, doctor and report point out money that the owner has to settle', async () => {
  const id = await placeOrder(database, smallOrder(shopData), { locale: 'en', now: new Date() })
  const rows = await query<{ code: string }>(
    `update orders set ${SET_PAID}, payment_method = 1 where id = $1 returning code`,
    [id],
  )
  const own = rows[0]?.code ?? ''
  await query(
    `insert into payments (order_id, return_id, reference, url, amount, state, charge_id, gateway_refunded, expires_at, paid_at, next_poll_at)
      select id, gen_random_uuid(), 'page', 'https://gateway.example', grand_total, 'paid', 'charge', 125000, now(), now(), now()
      from orders where id = $1`,
    [id],
  )
  const ambiguous = await shop('orders', 'paid', '+966501234567', '5')
  expect(ambiguous).toMatchObject({
    code: 1,
    errors: expect.stringMatching(
      new RegExp(
        `^\\+966501234567 matches more than one order. .*:\norder +placed.*\n─.*\n${own} .* Pending .*\n${code} `,
      ),
    ),
  })
  const [listed, shown, reported, examined] = await Promise.all([
    shop('orders', 'list', '--search', own),
    shop('orders', 'show', own, '--lang', 'ar'),
    shop('report', '--lang', 'ar'),
    shop('doctor'),
  ])
  expect(listed.output).toMatch(
    new RegExp(`^${own} .* paid \\(!\\) .*\\n\\(!\\) Money of this order is still`, 'm'),
  )
  expect(shown.output).toContain(`رُدّ 1,250.00 ر.س من مبلغ الطلب ${own} من لوحة بوابة الدفع`)
  expect(shown.output).toContain(`npm run shop -- orders refund ${own} --amount 1250.00 --reason TEXT`)
  expect(reported.output).toContain('رُدّ من لوحة بوابة الدفع ولم يصدر له إشعار دائن بعد: 1,250.00')
  expect(examined.output).toMatch(
    new RegExp(`^! Cards: Money of card orders is still to be settled.*: ${own}$`, 'm'),
  )

  await query(`update payments set gateway_refunded = 0, amount = amount + 5000`)
  const surplus = await shop('orders', 'show', own)
  expect(surplus.output).toContain(`The shop holds SAR 50.00 of order ${own} that is to be refunded`)
  expect(surplus.output).toContain(`npm run shop -- orders refund ${own} --amount 50.00 --reason TEXT`)
  await query(`update payments set state = 'disputed', paid_at = null`)
  expect((await shop('orders', 'show', own, '--lang', 'ar')).output).toContain(
    `مبلغ لا يطابق الطلب ${own}، فلم يُعدّ الطلب مدفوعًا به. راجعه في لوحة البوابة ورُدّه منها. رقم الفاتورة فيها: page\n`,
  )
  await query('delete from payments')
  await shop('orders', 'status', own, 'معلّق')
  expect((await shop('orders', 'undo', own)).code).toBe(2)
  expect(await shop('orders', 'undo', own, '--yes')).toMatchObject({
    code: 0,
    output: `Order ${own} is “Pending, paid” again.\nThe email about the change was not sent yet, and is withdrawn.\n`,
  })
  expect(await shop('orders', 'undo', own, '--yes', '--lang', 'ar')).toMatchObject({
    code: 1,
    errors: `سبق التراجع عن آخر تغيير للطلب ${own}. تابعه بالأمر npm run shop -- orders status.\n`,
  })
  const settled = await shop('orders', 'list', '--search', own, '--from', '٢٠٢٦-٠١-٠١', '--limit', '٩')
  expect(settled.output).toContain(`\n${own} `)
  expect(settled.output).not.toContain('(!)')
})

test('corrects an order before it ships', async () => {
  const id = await placeOrder(database, smallOrder(shopData), { locale: 'en', now: new Date() })
  const rows = await query<{ code: string }>('select code from orders where id = $1', [id])
  const own = rows[0]?.code ?? ''
  const correct = (...args: string[]) => shop('orders', 'correct', own, ...args)
  expect(await correct()).toMatchObject({ code: 2, errors: expect.stringContaining('Say what to correct') })
  const wrong = await correct(
    '--phone',
    '12',
    '--city',
    'Atlantis',
    '--pieces',
    'scrubs navy: ten',
    '--postcode',
    'x',
  )
  expect(wrong.code).toBe(2)
  for (const part of ['--phone', '“Atlantis” is no city', 'Medical scrubs (scrubs)', '--postcode'])
    expect(wrong.errors).toContain(part)
  const swap = ['--pieces', 'scrubs navy: 29 M, 11 L, white: 20 L', '--address', 'King Road 5']
  const unanswered = await correct(...swap)
  expect(unanswered.code).toBe(2)
  expect(unanswered.errors).toContain(
    `${own} (unpaid)\nAddress: شارع العليا 12, Al Olaya, Riyadh, Saudi Arabia\n  → King Road 5, Al Olaya, Riyadh, Saudi Arabia\nMedical scrubs · Navy · M: 30 → 29\nMedical scrubs · Navy · L: 10 → 11\nTotal: stays SAR 3,223.97\n`,
  )
  expect(await correct(...swap, '--yes')).toMatchObject({
    code: 0,
    output: `Order ${own} is corrected.\nThe email to the buyer is queued.\n`,
  })
  const fewer = await correct('--pieces', 'apron: ٠', '--yes', '--json')
  expect(JSON.parse(fewer.output)).toMatchObject({ total: 3130, refund: null, addition: null })
  expect((await shop('orders', 'paid', own, '3130')).code).toBe(0)
  const less = await correct('--pieces', 'scrubs كحلي: 27 M، 11 L، أبيض 20 L', '--yes', '--lang', 'ar')
  expect(less.output).toMatch(/^صُحّح الطلب \S+\.\nالطلب \S+: رُدّ 103\.50 ر\.س بالإشعار الدائن CN-\d{6}\.\n/)
  const more = await runShop(
    ['orders', 'correct', own, '--pieces', 'scrubs navy: 30 M, 11 L, white: 20 L', '--yes', '--lang', 'ar'],
    { DATABASE_URL: databaseUrl, DATA_DIR: folder, PUBLIC_URL: 'https://zayy.example', PAYMENT: 'test' },
  )
  expect(more.output).toMatch(/\nالقطع الزائدة في الطلب \S{9}، والمطلوب 155\.25 ر\.س\. /)
  // In the buyer's language.
  expect(more.output).toContain('\nhttps://zayy.example/en/bill#')
  const again = await correct('--pieces', 'scrubs navy: 20 M, 11 L, white: 20 L', '--phone', '0559999999')
  expect(again.errors).toMatch(
    /Sent in the same parcel, and corrected too: \S{9}\nThe links to the order sent so far stop working, .* new link\.\n/,
  )
  expect(again.errors).toMatch(
    /\nRefunded so far:\n {2}CN-\d{6}: 103\.50 · Medical scrubs Navy M: 27 instead of 29\n/,
  )
  expect((await shop('orders', 'refund', own, '--reason', 'x')).errors).toMatch(/^Refunded so far:\n {2}CN-/)
  const shown = await runShop(['orders', 'show', own, '--lang', 'ar'], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PUBLIC_URL: 'https://zayy.example',
    PAYMENT: 'test',
  })
  expect(shown.output).toContain('\nhttps://zayy.example/en/bill#')
  expect(shown.output).toMatch(/: \S{9} · .* · 155\.25\n/)
  expect(shown.output).toContain('صُحّح الطلب')
  await query(`update jobs set failed_at = now() where kind = 'order-news' and key like $1`, [`%:${id}:%`])
  const refusal = 'The mail server refuses the buyer’s email address'
  expect((await shop('orders', 'show', own)).output).toContain(refusal)
  expect(await listOrdersWithoutMail(database, 5, 7)).toEqual([own])
  const corrected = await correct('--email', 'sara@mail.example', '--yes')
  expect(corrected.output).not.toContain(refusal)
  expect(await query(`select from jobs where failed_at is not null`)).toEqual([])
  await query(`update orders set status = 'shipped' where id = $1`, [id])
  expect(await correct('--name', 'Sara')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('orders refund'),
  })
})

test.each([
  [['show', 'ZZZZ-ZZZZ'], 1, 'There is no order ZZZZ-ZZZZ.'],
  [
    ['list', '--status', 'lost'],
    2,
    'The status must be one of: pending, on-hold, processing (Being prepared), shipped (On its way), completed, cancelled, refunded',
  ],
  [['list', '--from', '2026-02-30'], 2, '--from must be a day'],
  [['export', 'orders.csv', '--from', '2026-02-02', '--to', '2026-02-01'], 2, '--from is after --to'],
  [['list', '--limit', '0'], 2, '--limit must be a whole number'],
  [['paid', 'ZZZZ-ZZZZ', 'much'], 2, 'Give an amount in SAR'],
  [['refund', 'ZZZZ-ZZZZ', '--yes'], 2, 'Give the reason with --reason'],
] as const)('shop orders %j ends with exit code %i', async (args, exit, message) => {
  const { code: ended, errors } = await shop('orders', ...args)
  expect(ended).toBe(exit)
  expect(errors).toContain(message)
})
