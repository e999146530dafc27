import { createHash } from 'node:crypto'
import { inTransaction } from '@zayy/database/in-transaction'
import { consume } from '@zayy/platform/rate-limits/consume'
import { claimOrders } from '../../accounts/claim-orders.ts'
import { customerKeys, emailKeys } from '../../accounts/limit-keys.ts'
import { addJob } from '../../add-job.ts'
import { consumeMailLimit, limitedMails, recipientsOf } from '../../consume-mail-limit.ts'
import { addSubscriber } from '../../contact/add-subscriber.ts'
import { sendContactMessage } from '../../contact/send-contact-message.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { rateProduct } from '../../reviews/rate-product.ts'
import { type SmallShop, smallOrder } from '../../testing/small-shop.ts'

/** A person whose name, address and phone are unique. */
export const zahra = {
  name: 'Zahra Alqahtani',
  email: 'Zahra@mail.example',
  phone: '0559876543',
  street: 'Zahra Street 7',
}

const identity = zahra.email.toLowerCase()

/** Everything that identifies her: texts that she typed, and hashes in counters. */
export const tracesOfZahra = [
  'zahra',
  'alqahtani',
  zahra.phone,
  '198.51.100.7',
  createHash('sha256').update(identity).digest('hex'),
  ...recipientsOf(identity),
  createHash('sha256').update(identity).digest('base64url'),
]

/**
 * Creates data about Zahra by everything that a shopper and an owner can do. Returns the ids of her account, an order of the
 * account and a guest order, both in progress.
 */
export async function knowZahra(shop: SmallShop): Promise<{ customerId: number; orderIds: number[] }> {
  const { database } = shop
  const query = async (text: string, values: unknown[] = []) => {
    const { rows } = await database.$client.query<{ id: number }>(text, values)
    return rows[0]?.id ?? 0
  }
  const customerId = await query(
    `insert into customers (first_name, last_name, email, email_identity, phone, job_title, password_hash, locale)
     values ('Zahra', 'Alqahtani', $1, $2, $3, 'Zahra’s job', 'hash', 'ar') returning id`,
    [zahra.email, identity, zahra.phone],
  )
  await query(
    `insert into sessions (token_hash, customer_id, browser, system) values (repeat('a', 64), $1, 'Zahra Browser', 'Zahra OS')`,
    [customerId],
  )
  const addressId = await query(
    `insert into customer_addresses (customer_id, name, country_id, city_id, area_id, address, building, floor, apartment, note, district, short_address, postcode)
     values ($1, 'Zahra home', $2, $3, $4, $5, 'Zahra tower', 'Zahra floor', 'Zahra flat', 'Zahra note', 'Zahra district', 'Zahra short', 'Zahra post') returning id`,
    [customerId, shop.country, shop.city, shop.area, zahra.street],
  )
  await query(
    `insert into password_resets (attempt_hash, email_identity, customer_id, client, locale)
     values ('one', $1, null, '198.51.100.7', 'ar'), ('two', null, $2, '198.51.100.7', 'ar')`,
    [identity, customerId],
  )
  const now = new Date()
  const own = { ...smallOrder(shop), address_id: addressId }
  const asGuest = {
    ...smallOrder(shop),
    name: zahra.name,
    email: zahra.email,
    phone: zahra.phone,
    address: zahra.street,
  }
  const orderIds = [
    await placeOrder(database, own, { customerId, locale: 'ar', now, idempotencyKey: 'zahra-1' }),
    await placeOrder(database, asGuest, { locale: 'en', now, idempotencyKey: 'zahra-2' }),
  ]
  // Set after the orders, which would otherwise be company invoices and keep the address.
  await query(
    `update customers set company_name = 'Zahra Trading', company_vat = 'VAT of Zahra' where id = $1`,
    [customerId],
  )
  await query(
    `insert into transfer_receipts (order_id, sent_at, file) values ($1, now(), convert_to('%PDF-1.7 zahra', 'UTF8'))`,
    [orderIds[0]],
  )
  await query(`insert into order_notes (order_id, by, text) values ($1, 'noura', 'Zahra wants embroidery')`, [
    orderIds[0],
  ])
  await query(
    `update orders set address_note = 'Ask for Zahra', floor = 'Zahra floor', apartment = 'Zahra flat', district = 'Zahra district', short_address = 'Zahra short',
       postcode = 'Zahra post' where id = $1`,
    [orderIds[0]],
  )
  await query(
    `insert into shipments (order_id, carrier, tracking_number, tracking_link)
     values ($1, '{"ar": "Carrier of Zahra", "en": "Carrier of Zahra"}', 'ZAHRA-1', 'https://carrier.example/zahra')`,
    [orderIds[0]],
  )
  await query(
    `insert into audit_entries (by, action, subject, details)
     select 'noura', 'order.paid', code, '{"amount": "5.00", "reference": "FT from Zahra"}' from orders where id = $1`,
    [orderIds[0]],
  )
  await rateProduct(database, customerId, { product_id: shop.apron.id, rate: 4, comment: 'Zahra likes it' })
  await query(
    `insert into reviews (product_id, first_name, email, rating, comment, imported) values ($1, 'Zahra', $2, 5, 'Good', true)`,
    [shop.scrubs.id, zahra.email],
  )
  await sendContactMessage(database, { ...zahra, message: 'It is Zahra' }, 'ar')
  await addSubscriber(database, zahra.email, 'ar')
  await claimOrders(database, customerId, {})
  for (const kind of limitedMails)
    await consumeMailLimit(database, { mail: `of-${kind}`, to: zahra.email, kind, client: null }, 1)
  for (const keys of [customerKeys(customerId), emailKeys('198.51.100.7', identity)])
    await consume(database, { name: 'login', max: 5, seconds: 60 }, keys, 1)
  await inTransaction(database, (transaction) =>
    addJob(transaction, 'email-changed', { customerId, formerEmail: zahra.email, mailId: 'm' }, 'm'),
  )
  return { customerId, orderIds }
}
