import { expect, test } from 'vitest'
import { customerOrder, guestOrder } from './order-input.ts'

const order = {
  payment_method: 0,
  products: [{ product_id: 1, colors: [{ color_id: 2, sizes: [{ size_id: 3, quantity: '12' }] }] }],
}
const guest = {
  name: ' Sara ',
  email: 'sara@mail.example',
  phone: '0512345678',
  address: 'Olaya Street 12',
  country_id: '1',
  city_id: 2,
}
const issuesOf = (read: ReturnType<typeof guestOrder.safeParse>) =>
  read.error?.issues.map(({ path, message }) => [path.join('.'), message])

test('parses a guest order with a typed address', () => {
  const read = guestOrder.parse({ ...order, ...guest, address_id: 'x', company_name: '', company_vat: null })
  expect(read).toMatchObject({ name: 'Sara', country_id: 1, products: [{ product_id: 1 }] })
  expect(read).not.toHaveProperty('address_id')
  expect([read.company_name, read.company_vat]).toEqual([undefined, undefined])
})

test('reports all fields missing from a guest order at once', () => {
  const required = ['name', 'email', 'phone', 'address', 'country_id', 'city_id'].map((field) => [
    field,
    'required',
  ])
  expect(issuesOf(guestOrder.safeParse(order))?.sort()).toEqual(required.sort())
  const emptied = Object.fromEntries(Object.keys(guest).map((field) => [field, '']))
  expect(issuesOf(guestOrder.safeParse({ ...order, ...emptied }))?.sort()).toEqual(required.sort())
})

test('parses a customer order with a saved address, and ignores guest fields', () => {
  const read = customerOrder.parse({
    ...order,
    address_id: '7',
    email: 'nobody',
    city_id: [1],
    company_name: null,
  })
  expect(read).toMatchObject({ address_id: 7, company_name: null })
  expect(Object.keys(read)).not.toContain('email')
  expect(customerOrder.safeParse({ ...order, ...guest }).error?.issues.map(({ path }) => path)).toEqual([
    ['address_id'],
  ])
})
