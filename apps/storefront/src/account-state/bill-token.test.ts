// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest'
import { forgetBillToken, takeBillToken } from './bill-token.ts'

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
