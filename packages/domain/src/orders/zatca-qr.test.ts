import { describe, expect, it, test } from 'vitest'
import { fromSar, sar, ZERO } from '../money.ts'
import { zatcaQr } from './zatca-qr.ts'

/** The first is the example of ZATCA's guide. The first two also occur in tests of public libraries. */
test.each([
  [
    'Bobs Records',
    '310122393500003',
    '2022-04-25T15:30:00Z',
    1000,
    150,
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  ],
  [
    'الجواهري العربي',
    '310122393500003',
    '2022-04-25T15:30:00Z',
    1000,
    150,
    'AR3Yp9mE2KzZiNin2YfYsdmKINin2YTYudix2KjZigIPMzEwMTIyMzkzNTAwMDAzAxQyMDIyLTA0LTI1VDE1OjMwOjAwWgQHMTAwMC4wMAUGMTUwLjAw',
  ],
  [
    'متجر الزي السعودي',
    '300000000000003',
    '2026-01-15T12:34:56.789Z',
    115,
    15,
    'ASDZhdiq2KzYsSDYp9mE2LLZiiDYp9mE2LPYudmI2K/ZigIPMzAwMDAwMDAwMDAwMDAzAxQyMDI2LTAxLTE1VDEyOjM0OjU2WgQGMTE1LjAwBQUxNS4wMA==',
  ],
])('encodes the QR code of %s', (seller, vatNumber, issuedAt, total, tax, code) => {
  expect(zatcaQr({ seller, vatNumber, issuedAt, total: fromSar(sar(total)), tax: fromSar(sar(tax)) })).toBe(
    code,
  )
})

describe('a name', () => {
  const fields = { vatNumber: '', issuedAt: '', total: ZERO, tax: ZERO }
  it('limits a QR code name to 255 bytes, not characters', () => {
    expect(() => zatcaQr({ ...fields, seller: 'ز'.repeat(127) })).not.toThrow()
    expect(() => zatcaQr({ ...fields, seller: 'ز'.repeat(128) })).toThrow(RangeError)
  })
})
