/** Links to bills stay valid through key rotations, and end when the order's contact is corrected. */

import { join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { openKeys } from '@zayy/platform/secrets/open-keys'
import { rotateKeys } from '@zayy/platform/secrets/rotate-keys'
import { billToken } from '@zayy/shop/orders/bill-token'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { expect, onTestFinished, test } from 'vitest'
import { testApi } from '../testing/test-api.ts'

const shop = await smallShop()
const { database, query } = shop
const now = () => new Date('2026-11-22T10:00:00Z')

const apiWith = (keys: Keys) =>
  testApi({ database, keys, now, report: (error) => expect.unreachable(String(error)) })

test('an ended link opens no bill and no document, and neither pays nor takes a receipt', async () => {
  const api = apiWith(testKeys)
  const orderId = await placeOrder(database, smallOrder(shop), { locale: 'en', now: now() })
  const ended = billToken(testKeys, { id: orderId, billRevision: 0 })
  await query('update orders set bill_revision = 1')
  const receipt = new FormData()
  receipt.set('receipt', new File(['x'], 'receipt.pdf', { type: 'application/pdf' }))
  const calls: [string, RequestInit?][] = [
    [''],
    ['/invoice.pdf'],
    ['/invoice.xml'],
    ['/credit-notes/CN-000001'],
    ['/credit-notes/CN-000001/xml'],
    ['/payment', { method: 'POST' }],
    ['/receipt', { method: 'POST', body: receipt }],
  ]
  for (const [path, init] of calls) {
    const answer = await api.request(`http://shop.test/en/api/bills/${ended}${path}`, init)
    expect([path, answer.status]).toEqual([path, 404])
  }
  const token = billToken(testKeys, { id: orderId, billRevision: 1 })
  expect((await api.request(`http://shop.test/en/api/bills/${token}`)).status).toBe(200)
})

test('opens the links of earlier key versions after each rotation', async () => {
  const folder = await temporaryFolder()
  const source = { file: join(folder, 'secrets.json') }
  const { keys, close } = await openKeys(database, source, now)
  onTestFinished(() => close())
  const api = apiWith(keys)
  const open = async (token: string) => await api.request(`http://shop.test/en/api/bills/${token}`)
  const orderId = await placeOrder(database, smallOrder(shop), { locale: 'en', now: now() })
  const links = [billToken(keys, { id: orderId, billRevision: 0 })]
  for (const version of [1, 2, 3]) {
    await expect.poll(() => keys.macOf('bill-token', version, '')).toBeDefined()
    const { data: bill } = JSON.parse(await (await open(links[0] ?? '')).text())
    expect(bill).toMatchObject({
      id: orderId,
      token: expect.stringMatching(`^${orderId.toString(36)}-${version}-`),
    })
    links.push(bill.token)
    for (const link of links) expect([link, (await open(link)).status]).toEqual([link, 200])
    await rotateKeys(database, source, { now: now(), signsAfterMs: 0, by: 'Nora' })
  }
  expect((await open((links[0] ?? '').replace('-1-', '-9-'))).status).toBe(404)
})
