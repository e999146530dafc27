import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { placeOrder } from '../orders/place-order.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { findNationalParts, nationalAddressLookup } from './find-national-parts.ts'

const shop = await smallShop()

/** As SPL's register answers for RRRD2929. */
const FOUND = {
  totalSearchResults: '1',
  Addresses: [
    {
      BuildingNumber: '2929',
      Street: 'طريق الملك فهد',
      District: 'حي العليا',
      City: 'الرياض',
      PostCode: '12211',
      AdditionalNumber: '7788',
    },
  ],
  success: true,
}
const PARTS = { building: '2929', postcode: '12211-7788', district: 'حي العليا' }

const asked: string[] = []
let answer: (response: ServerResponse) => void
const register = createServer(({ url, headers }, response) => {
  asked.push(`${headers.api_key} ${url}`)
  answer(response)
})
await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve))
const { port } = register.address() as AddressInfo
const url = `http://127.0.0.1:${port}/NationalAddressByShortAddress`
afterAll(() => {
  register.closeAllConnections()
  register.close()
})

const json = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body))
const troubles: unknown[] = []
let clock = 0
const lookup = (timeout = 10_000) =>
  nationalAddressLookup({
    url,
    key: 'secret',
    timeout,
    now: () => clock,
    onTrouble: (error) => void troubles.push(error),
  })

beforeEach(() => {
  asked.length = 0
  troubles.length = 0
  answer = json(FOUND)
})

test('looks a short address up once, even for concurrent orders', async () => {
  const lookUp = lookup()
  expect(await Promise.all([lookUp('RRRD2929'), lookUp('RRRD2929')])).toEqual([PARTS, PARTS])
  expect(await lookUp('RRRD2929')).toEqual(PARTS)
  expect(asked).toEqual([
    'secret /NationalAddressByShortAddress?shortaddress=RRRD2929&language=A&format=JSON&encode=utf8',
  ])
})

test.each<[string, unknown, unknown]>([
  ['an unknown address', { Addresses: [], success: true }, null],
  ['null for the addresses', { Addresses: null, success: false }, null],
  ['an address without postcode', { Addresses: [{ BuildingNumber: '2929' }] }, null],
  [
    'an address without additional number, with a strange district',
    { Addresses: [{ BuildingNumber: 2929, PostCode: '12211', District: 'x'.repeat(101) }] },
    { building: '2929', postcode: '12211', district: null },
  ],
])('reads %s', async (_, given, parts) => {
  answer = json(given)
  expect(await lookup()('RRRD2929')).toEqual(parts)
  expect(troubles).toEqual([])
})

test.each<[string, (response: ServerResponse) => void]>([
  ['does not answer', () => {}],
  ['refuses the key', (response) => void response.writeHead(401).end('{}')],
  ['redirects', (response) => void response.writeHead(302, { location: url }).end()],
  ['answers with HTML', (response) => void response.end('<html>')],
  ['answers without end', (response) => void response.end('x'.repeat(70_000))],
  ['breaks off', (response) => void response.destroy()],
])('gives up within its time if the register %s, and asks nothing for a minute', async (_, fault) => {
  const lookUp = lookup(1_000)
  answer = fault
  expect(await lookUp('RRRD2929')).toBeNull()
  expect(troubles).toHaveLength(1)
  answer = json(FOUND)
  expect(await lookUp('RRRD2929')).toBeNull()
  expect(asked).toHaveLength(1)
  clock += 60_001
  expect(await lookUp('RRRD2929')).toEqual(PARTS)
})

test('completes the address of an order, and keeps what the buyer typed', async () => {
  const order = { ...smallOrder(shop), short_address: 'RRRD2929' }
  const partsOf = (input: typeof order) => findNationalParts(shop.database, lookup(), input, null)
  expect(await partsOf({ ...order, short_address: '' })).toBeNull()
  expect(await partsOf({ ...order, postcode: '12345' })).toBeNull()
  expect(asked).toEqual([])
  const nationalParts = await partsOf(order)
  expect(nationalParts).toEqual(PARTS)
  const place = async (input: typeof order) => {
    const id = await placeOrder(shop.database, input, { locale: 'ar', now: new Date(), nationalParts })
    const rows = await shop.query('select building, postcode, district, area_id from orders where id = $1', [
      id,
    ])
    return rows[0]
  }
  const area_id = order.area_id
  expect(await place(order)).toEqual({ building: '2929', postcode: '12211-7788', district: null, area_id })
  expect(await place({ ...order, building: '7' })).toMatchObject({ building: '7', postcode: '12211-7788' })
})
