import { SET_PAID } from '@zayy/database/testing/set-paid'
import { asSuperuser } from '@zayy/database/testing/test-database'
import { listChanges } from '@zayy/platform/audit/list-changes'
import { expect, test } from 'vitest'
import { billToken } from '../orders/bill-token.ts'
import { getBill, getBillByToken } from '../orders/get-bill.ts'
import { placeOrder } from '../orders/place-order.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { columnsHolding } from './testing/columns-holding.ts'
import { knowZahra, tracesOfZahra, zahra } from './testing/known-person.ts'
import { textColumns } from './testing/text-columns.ts'

/** The export of a person's data, and the traces left after an erasure in every column of the database. */

const shop = await smallShop()
const { database, query } = shop
const { customerId, orderIds } = await knowZahra(shop)
const other = await placeOrder(database, smallOrder(shop), { locale: 'ar', now: new Date() })
const close = (ids: number[]) =>
  query(`update orders set status = 'completed', ${SET_PAID} where id = any($1)`, [ids])

/**
 * All columns that keep personal data, each with its reason. `orders`: the issued invoice has the buyer's name and is kept for
 * six years (VAT Implementing Regulations, 66).
 */
const staying = ['orders.buyer_name']

/** Columns of an order by a company. The last test covers them, because such an order also keeps its address. */
const ofCompanies = [
  'orders.company_name',
  'orders.company_vat',
  'orders.purchase_order',
  'orders.invoice_address',
]

/** Text columns of the same tables without personal data: the shop's own texts, codes, and hashes of random tokens. */
const withoutPerson = [
  ...['audit_entries.action', 'audit_entries.by', 'audit_entries.subject', 'credit_notes.reason'],
  ...['customers.password_hash', 'sessions.token_hash', 'order_claims.token_hash'],
  ...['password_resets.attempt_hash', 'password_resets.code_hash', 'password_resets.token_hash'],
  ...['idempotency_keys.fingerprint', 'jobs.key', 'jobs.kind'],
  ...['order_lines.name', 'orders.code', 'orders.coupon_code'],
  ...['orders.area', 'orders.city', 'orders.country', 'orders.seller_address', 'orders.seller_name'],
  ...['orders.seller_cr_number', 'orders.seller_vat_number', 'orders.shipping_per'],
  ...['order_notes.by', 'sent_mails.client', 'sent_mails.mail'],
  ...['payments.charge_id', 'payments.reference', 'payments.url'],
  // An e-invoice to a person names no buyer. One to a company is part of a chain and stays as it was sent.
  ...['zatca_documents.xml', 'zatca_documents.cleared_xml', 'zatca_documents.messages'],
  ...['zatca_documents.qr', 'zatca_documents.cleared_qr', 'zatca_documents.number'],
  ...['zatca_documents.hash', 'zatca_documents.previous_hash'],
]

test('covers every text column of tables with personal data', async () => {
  const planted = await columnsHolding(database, tracesOfZahra)
  const known = [...planted, ...ofCompanies, ...withoutPerson]
  const unknown = (await textColumns(database, planted)).filter((column) => !known.includes(column))
  expect(unknown, 'plant these in testing/known-person.ts, or list them in withoutPerson').toEqual([])
})

test('exports all personal data and no secret', async () => {
  const held = await exportPerson(database, testKeys, 'en', ' ZAHRA@mail.example ')
  expect(held).toMatchObject({
    email: 'zahra@mail.example',
    account: { fname: 'Zahra', phone: zahra.phone, job_title: 'Zahra’s job' },
    addresses: [{ address: zahra.street, building: 'Zahra tower' }],
    logins: [{ browser: 'Zahra Browser' }],
    password_resets: [{ client: '198.51.100.7' }, { client: '198.51.100.7' }],
    orders: [{ buyer: { phone: zahra.phone } }, { buyer: { name: zahra.name } }],
    transfer_receipts: [{ format: 'pdf', file: Buffer.from('%PDF-1.7 zahra').toString('base64') }],
    order_notes: [{ by: 'noura', text: 'Zahra wants embroidery' }],
    reviews: [{ comment: 'Zahra likes it' }, { comment: 'Good' }],
    contact_messages: [{ message: 'It is Zahra' }],
    newsletter: { unsubscribed_at: null },
    mails_counted: [{ mail: 'of-order' }, { mail: 'of-reset' }, { mail: 'of-account' }],
    changes: [{ by: 'noura', details: { reference: 'FT from Zahra' } }],
  })
  expect(JSON.stringify(held)).not.toMatch(/hash|"token"/)
  expect(await exportPerson(database, testKeys, 'en', 'nobody@mail.example')).toBeNull()
  expect(await exportPerson(database, testKeys, 'en', 'no address')).toBeNull()
})

test('changes nothing if an order is in progress', async () => {
  const before = await columnsHolding(database, tracesOfZahra)
  await close(orderIds.slice(0, 1))
  expect(await erasePerson(database, zahra.email, 'noura')).toMatchObject({
    kind: 'openOrders',
    codes: [expect.any(String)],
  })
  expect(await columnsHolding(database, tracesOfZahra)).toEqual(before)
  expect(before.length).toBeGreaterThan(25)
})

test('removes the person from every column, except for what the law requires', async () => {
  await close(orderIds)
  const sums = await query('select sum(grand_total) as total, max(invoice_number) as last from orders')
  const others = await query('select * from orders where id = $1', [other])
  expect(await erasePerson(database, 'zahra@MAIL.example', 'noura')).toMatchObject({
    kind: 'erased',
    account: true,
    invoices: [expect.any(String), expect.any(String)],
    reviews: 2,
    messages: 1,
  })
  expect(await columnsHolding(database, tracesOfZahra)).toEqual(staying)
  expect(await query('select 1 from rate_limits')).toEqual([])
  expect(await query(`select 1 from jobs where (payload->>'customerId')::int = $1`, [customerId])).toEqual([])
  expect(await query('select sum(grand_total) as total, max(invoice_number) as last from orders')).toEqual(
    sums,
  )
  expect(await query('select * from orders where id = $1', [other])).toEqual(others)
})

test('keeps the bill with name and place for the shop, and ends its link', async () => {
  const { buyer } = await getBill(database, testKeys, 'en', orderIds[1] ?? 0)
  const former = billToken(testKeys, { id: orderIds[1] ?? 0, billRevision: 0 })
  await expect(getBillByToken(database, testKeys, 'en', former)).rejects.toMatchObject({ status: 404 })
  expect(buyer).toMatchObject({
    name: zahra.name,
    email: '',
    phone: '',
    address: 'Al Olaya, Riyadh, Saudi Arabia',
  })
})

test('records who erased a person in the audit trail, but not the person', async () => {
  const [line] = await listChanges(database, { most: 1 })
  expect(line).toMatchObject({
    by: 'noura',
    action: 'customer.erase',
    subject: 'customer',
    details: { accounts: 1, invoices: 2, reviews: 2, messages: 1 },
  })
  const unknown = { kind: 'unknown' }
  expect(await erasePerson(database, zahra.email, 'noura')).toEqual(unknown)
  expect(await erasePerson(database, '%', 'noura')).toEqual(unknown)
})

const company = { company_name: 'Zahra Trading', company_vat: '311111111100003', purchase_order: 'PO 7' }
const street = { address: zahra.street, email: zahra.email, name: zahra.name, phone: zahra.phone }

test.each([
  ['now', '1 day', { buyer_name: zahra.name, address: zahra.street, ...company }],
  [
    'seven years later',
    '7 years',
    { buyer_name: '', address: '', company_name: null, company_vat: null, purchase_order: null },
  ],
])('keeps the data that a company’s tax invoice must show for six years: %s', async (_, age, kept) => {
  const id = await placeOrder(
    database,
    { ...smallOrder(shop), ...street, ...company },
    { locale: 'en', now: new Date() },
  )
  await close([id])
  await asSuperuser(
    database,
    `set session_replication_role = replica; update orders set invoiced_at = now() - interval '${age}' where id = ${id}`,
  )
  expect(await erasePerson(database, zahra.email, 'noura')).toMatchObject({ kind: 'erased', account: false })
  expect(await query('select * from orders where id = $1', [id])).toMatchObject([
    { ...kept, buyer_email: '', buyer_phone: '' },
  ])
})

test('keeps nothing of a company whose order was cancelled without an invoice', async () => {
  const input = { ...smallOrder(shop), ...street, ...company }
  const id = await placeOrder(database, input, { locale: 'en', now: new Date() })
  await query(`update orders set status = 'cancelled' where id = $1`, [id])
  expect(await erasePerson(database, zahra.email, 'noura')).toMatchObject({ kind: 'erased', invoices: [] })
  expect(await query('select * from orders where id = $1', [id])).toMatchObject([
    { buyer_name: '', address: '', company_name: null, company_vat: null, purchase_order: null },
  ])
})

test('finds and erases a caller by phone, and only in orders without an e-mail address', async () => {
  const phone = '0509998877'
  const place = (email: string) =>
    placeOrder(database, { ...smallOrder(shop), email, phone }, { locale: 'ar', now: new Date() })
  const [called, mailed] = [await place(''), await place('caller@mail.example')]
  await close([called, mailed])
  const typed = '+966 50 999 8877'
  expect(await exportPerson(database, testKeys, 'ar', typed)).toMatchObject({
    email: null,
    orders: [{ id: called, buyer: { phone } }],
  })
  expect(await erasePerson(database, typed, 'noura')).toMatchObject({ kind: 'erased', account: false })
  expect(
    await query('select id, buyer_phone from orders where id = any($1) order by id', [[called, mailed]]),
  ).toEqual([
    { id: called, buyer_phone: '' },
    { id: mailed, buyer_phone: phone },
  ])
  expect(await erasePerson(database, typed, 'noura')).toEqual({ kind: 'unknown' })
})
