import { beforeEach, expect, test } from 'vitest'
import { findCoupon } from '../checkout/find-coupon.ts'
import { DomainError } from '../domain-error.ts'
import { smallAddress, smallOrder, smallShop } from '../testing/small-shop.ts'
import { placeOrder } from './place-order.ts'

const shop = await smallShop()
const { database, query } = shop
const now = new Date('2026-11-21T09:00:00Z')
const sara = { email: 'Sara@mail.example', phone: '0551111111' }
const noura = { email: 'noura@mail.example', phone: '0552222222' }
type Contact = typeof sara

/** Places an order as a guest or customer; returns the issue of the coupon, or null. */
async function order(contact: Contact, customer?: { id: number; address: number }): Promise<string | null> {
  const input = {
    ...smallOrder(shop),
    ...contact,
    coupon_code: 'once',
    ...(customer && { address_id: customer.address }),
  }
  const customerId = customer?.id ?? null
  return await placeOrder(database, input, { locale: 'en', now, customerId }).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      const errors: Record<string, unknown[]> = error.details.errors ?? {}
      return String(errors.coupon_code?.[0])
    },
  )
}

async function account({ email, phone }: Contact): Promise<{ id: number; address: number }> {
  const [{ id }] = await query(
    `insert into customers (first_name, last_name, email, email_identity, phone, password_hash, locale)
     values ('S', 'A', $1, lower($1), $2, 'hash', 'ar') returning id`,
    [email, phone],
  )
  const { country_id, city_id, area_id } = smallAddress(shop)
  const [address] = await query(
    `insert into customer_addresses (customer_id, name, country_id, city_id, area_id, address, building, floor, apartment)
     values ($1, 'home', $2, $3, $4, 'street', '1', '2', '3') returning id`,
    [id, country_id, city_id, area_id],
  )
  return { id, address: address.id }
}

beforeEach(async () => {
  await query('delete from orders')
  await query('delete from customers')
  await query(
    `insert into coupons (code, basis_points, per_customer) values ('ONCE', 1000, 1)
     on conflict (code) do update set per_customer = 1, used = 0`,
  )
})

test('tells callers without an e-mail address apart by their phones', async () => {
  expect(await order({ email: '', phone: sara.phone })).toBeNull()
  expect(await order({ email: '', phone: noura.phone })).toBeNull()
  expect(await order({ email: '', phone: sara.phone })).toBe('couponUsedByYou')
})

test('recognises a guest by e-mail address, in any spelling, or phone', async () => {
  expect(await order(sara)).toBeNull()
  expect(await order(sara)).toBe('couponUsedByYou')
  expect(await order({ ...noura, email: sara.email.toLowerCase() })).toBe('couponUsedByYou')
  expect(await order({ ...noura, email: 'sara+again@MAIL.example' })).toBe('couponUsedByYou')
  expect(await order({ ...noura, phone: sara.phone })).toBe('couponUsedByYou')
  expect(await order(noura)).toBeNull()
  expect(await query(`select used from coupons where code = 'ONCE'`)).toEqual([{ used: 2 }])
})

test('respects dots and tags as the mail host does', async () => {
  const by = (email: string, at: number) => order({ email, phone: `05500000${10 + at}` })
  expect(await by('s.ara@gmail.com', 0)).toBeNull()
  expect(await by('sara+x@googlemail.com', 1)).toBe('couponUsedByYou')
  expect(await by('s.ara@mail.example', 2)).toBeNull()
  expect(await by('sara@mail.example', 3)).toBeNull()
  expect(await by('+1@example.com', 4)).toBeNull()
  expect(await by('+2@example.com', 5)).toBeNull()
  expect(await by('+2+x@example.com', 6)).toBe('couponUsedByYou')
})

test('recognises a customer after changes of address and phone, and their guest orders', async () => {
  const customer = await account(sara)
  expect(await order(sara, customer)).toBeNull()
  await query(
    `update customers set email = 'new@mail.example', email_identity = 'new@mail.example', phone = '0553333333'`,
  )
  expect(await order(sara, customer)).toBe('couponUsedByYou')
  expect(await order(noura)).toBeNull()
  expect(await order(noura, await account(noura))).toBe('couponUsedByYou')
})

test('ignores returned uses and respects the limit of the coupon', async () => {
  expect(await order(sara)).toBeNull()
  await query(`update orders set coupon_returned_at = now()`)
  expect(await order(sara)).toBeNull()
  await query(`update coupons set per_customer = 2 where code = 'ONCE'`)
  expect(await order(sara)).toBeNull()
  expect(await order(sara)).toBe('couponUsedByYou')
  await query(`update coupons set per_customer = null where code = 'ONCE'`)
  expect(await order(sara)).toBeNull()
})

test('rejects the coupon before the order only for a logged-in customer who has used it', async () => {
  const customer = await account(sara)
  const find = (customerId: number | null) =>
    findCoupon(database, 'once', { now, customerId }).then(
      ({ code }) => code,
      (error: unknown) => (error instanceof DomainError ? [error.status, error.code] : error),
    )
  expect(await find(customer.id)).toBe('ONCE')
  expect(await order({ ...sara, email: 'sara+guest@mail.example', phone: noura.phone })).toBeNull()
  expect(await find(customer.id)).toEqual([404, 'couponUsedByYou'])
  expect(await find(null)).toBe('ONCE')
  await query('update orders set coupon_returned_at = now()')
  expect(await find(customer.id)).toBe('ONCE')
})

test('allows one use under concurrent orders', async () => {
  const ended = await Promise.all(Array.from({ length: 12 }, () => order(sara)))
  expect(ended.filter((issue) => issue === null)).toHaveLength(1)
  expect(ended.filter((issue) => issue === 'couponUsedByYou')).toHaveLength(11)
  expect(await query(`select used from coupons where code = 'ONCE'`)).toEqual([{ used: 1 }])
})

test('reports the used coupon together with other issues', async () => {
  expect(await order(sara)).toBeNull()
  const input = { ...smallOrder(shop), ...sara, products: [] }
  const errorsOf = (coupon_code: string) =>
    placeOrder(database, { ...input, coupon_code }, { locale: 'en', now }).catch(
      (error: DomainError) => error.details.errors,
    )
  expect(await errorsOf('ONCE')).toEqual({
    products: ['nothingChosen'],
    coupon_code: ['couponUsedByYou'],
  })
  expect(await errorsOf('NONE')).toMatchObject({ coupon_code: ['coupon'] })
})
