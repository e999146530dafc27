import { exampleBill } from '@zayy/contract/orders/testing/example-bill'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetBillToken, parseGuestBill, storedPart, takeBillToken } from './guest-bill.ts'

const now = Date.parse('2026-11-21T16:20:00Z')
const storedText = (until: number) => JSON.stringify({ until, ...storedPart(exampleBill()) })

describe('a bill stored in the browser', () => {
  it('contains neither buyer nor address', () => {
    const text = storedText(now + 1)
    for (const secret of ['سارة', 'sara@', '0551234567', 'التحلية', 'buyer'])
      expect(text).not.toContain(secret)
  })

  it('is read as it was stored until it expires', () => {
    expect(parseGuestBill(storedText(now + 1), now)).toEqual(storedPart(exampleBill()))
    expect(parseGuestBill(storedText(now), now)).toBeNull()
  })

  it.each(['', '7', '{}', '{"token":"x"}', storedText(now + 1).replace('"piece"', '"other"')])(
    'is ignored if its text is %s',
    (text) => expect(parseGuestBill(text, now)).toBeNull(),
  )
})

// @vitest-environment happy-dom

beforeEach(() => {
  forgetBillToken()
  document.body.innerHTML = '<main id="main"></main>'
})

const open = (address: string) => window.location.assign(new URL(address, 'https://shop.test'))

it('moves the bill token from the URL into the session of the tab', () => {
  open('/en/bill?utm_source=mail#1a-b_C')
  expect(takeBillToken()).toBe('1a-b_C')
  expect([window.location.pathname, window.location.search, window.location.hash]).toEqual([
    '/en/bill',
    '?utm_source=mail',
    '',
  ])
  open('/bill')
  expect(takeBillToken()).toBe('1a-b_C')
})

it('uses the bill token of the latest link', () => {
  for (const token of ['first', 'second']) {
    open(`/bill#${token}`)
    expect(takeBillToken()).toBe(token)
  }
  forgetBillToken()
  expect(takeBillToken()).toBeUndefined()
})

it('does not take the id of an element for a bill token', () => {
  open('/bill#main')
  expect(takeBillToken()).toBeUndefined()
  expect(window.location.hash).toBe('#main')
})
