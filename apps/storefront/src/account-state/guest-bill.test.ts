import { exampleBill } from '@zayy/contract/orders/testing/example-bill'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetBillToken, parseGuestBill, storedPart, takeBillToken } from './guest-bill.ts'

const now = Date.parse('2026-11-21T16:20:00Z')
const storedText = (until: number) => JSON.stringify({ until, ...storedPart(exampleBill()) })

describe('a bill in the browser', () => {
  it('says nothing about who ordered and where it goes', () => {
    const text = storedText(now + 1)
    for (const secret of ['سارة', 'sara@', '0551234567', 'التحلية', 'buyer'])
      expect(text).not.toContain(secret)
  })

  it('comes back as it was kept, for as long as it is kept', () => {
    expect(parseGuestBill(storedText(now + 1), now)).toEqual(storedPart(exampleBill()))
    expect(parseGuestBill(storedText(now), now)).toBeNull()
  })

  it.each(['', '7', '{}', '{"token":"x"}', storedText(now + 1).replace('"piece"', '"other"')])(
    'is none when it reads %s',
    (text) => expect(parseGuestBill(text, now)).toBeNull(),
  )
})

// @vitest-environment happy-dom

beforeEach(() => {
  forgetBillToken()
  document.body.innerHTML = '<main id="main"></main>'
})

const open = (address: string) => window.location.assign(new URL(address, 'https://shop.test'))

it('takes the token out of the address, and keeps it for the tab', () => {
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

it('opens the link that came last', () => {
  for (const token of ['first', 'second']) {
    open(`/bill#${token}`)
    expect(takeBillToken()).toBe(token)
  }
  forgetBillToken()
  expect(takeBillToken()).toBeUndefined()
})

it('takes no place on the page for a token', () => {
  open('/bill#main')
  expect(takeBillToken()).toBeUndefined()
  expect(window.location.hash).toBe('#main')
})
