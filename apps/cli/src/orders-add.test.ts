/** `shop orders add`: an order entered for a customer who calls, and the link to pay. */

import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { beforeAll, expect, test } from 'vitest'
import { runShop } from './testing/run-shop.ts'
import { urlOf } from './testing/shop-on-test-server.ts'

const { database, query } = await smallShop()
const dataDir = await temporaryFolder()

let databaseUrl = ''
beforeAll(async () => {
  databaseUrl = await urlOf(database)
  // As an import writes them.
  for (const [sku, text] of Object.entries({ scrubs: 'سكراب طبي medical scrubs', apron: 'مريله apron' }))
    await query(`update products set search_text = $2, search_parts = array[$2, '', '', ''] where sku = $1`, [
      sku,
      text,
    ])
})

const PUBLIC_URL = 'https://zayy.example'
const add = (args: readonly string[], env: Record<string, string> = { PUBLIC_URL, PAYMENT: 'test' }) =>
  runShop(['orders', 'add', ...args], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env })

const caller = ['--name', 'نورة القحطاني', '--phone', '+966 50 123 4567', '--address', 'شارع العليا ١٢']
const there = ['--city', 'الرياض', '--area', 'olaya']
const pieces = ['--pieces', 'Medical scrubs navy: 30 M, 10 L; white: 20 L', '--pieces', 'مريلة كحلي 3 M']

test('enters an order by the storefront’s rules and answers with a link to pay', async () => {
  const added = await add([
    ...caller,
    ...there,
    ...pieces,
    '--yes',
    '--json',
    '--by',
    'Ahmed',
    '--note',
    'Calls back',
  ])
  expect(added).toMatchObject({ code: 0, errors: '' })
  const answer = JSON.parse(added.output)
  expect(answer).toMatchObject({ grand_total: 3223.97, payment_status: 'unpaid', mail: 'noAddress' })
  expect(answer.link).toMatch(/^https:\/\/zayy\.example\/bill#/)
  expect(answer.message).toBe(
    `مرحبًا نورة القحطاني، هذا طلبك ${answer.code} من زيّ بمبلغ 3,223.97 ر.س.\nادفعه من هنا:\n${answer.link}`,
  )
  expect(answer.whatsapp).toBe(`https://wa.me/966501234567?text=${encodeURIComponent(answer.message)}`)

  const shown = await runShop(['orders', 'show', answer.code, '--json', '--lang', 'ar'], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL,
    PAYMENT: 'test',
  })
  expect(JSON.parse(shown.output)).toMatchObject({
    link: answer.link,
    notes: [{ by: 'Ahmed', text: 'Calls back' }],
    payment_method: 0,
    buyer: { name: 'نورة القحطاني', email: '', phone: '0501234567' },
  })
  expect(await query(`select "by", action, subject from audit_entries`)).toEqual([
    { by: 'Ahmed', action: 'order.added', subject: answer.code },
    { by: 'Ahmed', action: 'order.note', subject: answer.code },
  ])
  expect(await query('select buyer_email, locale, idempotency_key_id from orders')).toEqual([
    { buyer_email: '', locale: 'ar', idempotency_key_id: null },
  ])

  // The same order again is most likely the same call.
  const again = await add([...caller, ...there, ...pieces, '--yes'])
  expect(again).toMatchObject({ code: 1, output: '' })
  expect(again.errors).toContain(answer.code)
  expect(await query('select count(*)::int from orders')).toEqual([{ count: 1 }])
  const other = await add(
    [...caller, ...there, ...pieces, '--yes', '--again', '--language', 'en', '--email', 'n@mail.example'],
    { SMTP_URL: 'smtp://127.0.0.1:1' },
  )
  expect(other).toMatchObject({ code: 0, errors: '' })
  expect(other.output).toMatch(
    /^Order \S+ is entered: SAR 3,223\.97, not paid yet\.\nThe email to the buyer is queued\./,
  )
  expect(other.output).toMatch(
    /http:\/\/localhost:3000\/en\/bill#\S+\nOnly this computer opens this link: PUBLIC_URL/,
  )
  expect(other.output).not.toContain('wa.me')
  // The draft of each order was rolled back.
  expect(await query('select count(*)::int, count(invoice_number)::int as invoices from orders')).toEqual([
    { count: 2, invoices: 0 },
  ])

  // Two people may share a phone, and an erasure of the phone would erase both.
  await query(`update orders set buyer_email = '', buyer_name = 'سارة' where buyer_email <> ''`)
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const sharing = await runShop(['customers', 'show', '0501234567'], environment)
  expect(sharing.output).toContain('نورة القحطاني · سارة')
})

test('names every wrong option at once and enters nothing', async () => {
  const count = await query('select count(*) from orders')
  expect(await add(['--name', 'Noura'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--phone --city --address --pieces'),
  })
  const unread = await add([
    ...[...caller, '--city', 'riyadh'],
    ...['--pieces', 'scrubs pink: 10 M', '--pieces', 'Medical', '--pieces', 'gone navy 1 M', '--yes'],
  ])
  expect(unread.code).toBe(2)
  for (const part of [
    'Riyadh needs an area',
    'Al Olaya',
    'Could not read “pink: 10 M” for Medical scrubs (scrubs).',
    'Colours: Navy · White',
    'No product on sale begins “Medical”',
    'Similar: Medical scrubs (scrubs)',
    '“gone navy 1 M”',
  ])
    expect(unread.errors).toContain(part)
  const refused = await add([
    ...['--name', 'N', '--phone', '12', '--address', 'x', '--email', 'no', ...there, '--company', 'Co Ltd'],
    ...['--pieces', 'apron navy: 1 M', '--yes'],
  ])
  expect(refused.code).toBe(1)
  for (const option of ['--phone: ', '--email: ']) expect(refused.errors).toContain(option)
  const rules = await add([
    ...[...caller, ...there, '--company', 'Co Ltd', '--coupon', 'ENDED', '--yes'],
    ...['--pieces', 'scrubs navy: 9 M'],
  ])
  expect(rules.code).toBe(1)
  for (const part of [
    '--vat: ',
    '--coupon: This coupon has expired.',
    '--pieces “scrubs navy: 9 M”: The quantity is below',
  ])
    expect(rules.errors).toContain(part)
  // Without a terminal nobody can confirm.
  expect(await add([...caller, ...there, ...pieces, '--again'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('3,223.97'),
  })
  expect(await query('select count(*) from orders')).toEqual(count)
})
