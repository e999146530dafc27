import { fromSar, sar, ZERO } from '@zayy/domain/money'
import { describe, expect, it, test } from 'vitest'
import { qrText, zatcaQr } from './zatca-qr.ts'

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

/** A sample of ZATCA's SDK: hash, signature, and what its certificate contains. */
const sample = {
  seller: 'شركة توريد التكنولوجيا بأقصى سرعة المحدودة | Maximum Speed Tech Supply LTD',
  vatNumber: '399999999900003',
  issuedAt: '2022-08-17T17:41:08',
  total: fromSar(sar(231.15)),
  tax: fromSar(sar(30.15)),
  stamp: {
    hash: 'z5F9qsS6oWyDhehD8u8S0DaxV+2CUiUz9Y+UsR61JgQ=',
    signature:
      'MEYCIQCYovp/Gxd/x2qZcDZZf+4TdtfZjU/1/fzS3EQjmZGhlQIhANTc0rlAs3ffQgrKi8V49eXV32d200XIutgCti4iGAjB',
    publicKey: Buffer.from(
      '3056301006072a8648ce3d020106052b8104000a03420004a1608a6b449af45204ad33afd2e0240b5548297c54f673e9c76be57f8ca131e8f2f1cd365c96e50eaeed3f2768f26ab46a138c98da3c8309e2ed7b75293f5478',
      'hex',
    ),
    certificateSignature: Buffer.from(
      '3045022100b13f89c8669d65c250a51b71adf2722f28ab068bbc574756342bbde23dbaa01b02203d842e0cf2380c0400cf4b399ddae88f240ea0291dcb134dd4ef97aa6c2feb5c',
      'hex',
    ),
  },
}

const sampleCode =
  'AW/YtNix2YPYqSDYqtmI2LHZitivINin2YTYqtmD2YbZiNmE2YjYrNmK2Kcg2KjYo9mC2LXZiSDYs9ix2LnYqSDYp9mE2YXYrdiv2YjYr9ipIHwgTWF4aW11bSBTcGVlZCBUZWNoIFN1cHBseSBMVEQCDzM5OTk5OTk5OTkwMDAwMwMTMjAyMi0wOC0xN1QxNzo0MTowOAQGMjMxLjE1BQUzMC4xNQYsejVGOXFzUzZvV3lEaGVoRDh1OFMwRGF4VisyQ1VpVXo5WStVc1I2MUpnUT0HYE1FWUNJUUNZb3ZwL0d4ZC94MnFaY0RaWmYrNFRkdGZaalUvMS9melMzRVFqbVpHaGxRSWhBTlRjMHJsQXMzZmZRZ3JLaThWNDllWFYzMmQyMDBYSXV0Z0N0aTRpR0FqQghYMFYwEAYHKoZIzj0CAQYFK4EEAAoDQgAEoWCKa0Sa9FIErTOv0uAkC1VIKXxU9nPpx2vlf4yhMejy8c02XJblDq7tPydo8mq0ahOMmNo8gwni7Xt1KT9UeAlHMEUCIQCxP4nIZp1lwlClG3Gt8nIvKKsGi7xXR1Y0K73iPbqgGwIgPYQuDPI4DAQAz0s5ndrojyQOoCkdyxNN1O+Xqmwv61w='

test('encodes all nine tags of a stamped simplified invoice', () => {
  expect(zatcaQr(sample)).toBe(sampleCode)
})

test('leaves out the last tag of a standard document', () => {
  const { stamp } = sample
  const standard = zatcaQr({ ...sample, stamp: { ...stamp, certificateSignature: null } })
  const length = sampleCode.length - standard.length
  expect(length * 0.75).toBeCloseTo(stamp.certificateSignature.length + 2, -1)
  expect(sampleCode.startsWith(standard.slice(0, -4))).toBe(true)
})

describe('a name', () => {
  const fields = { vatNumber: '', issuedAt: '', total: ZERO, tax: ZERO }
  it('limits a QR code name to 255 bytes, not characters', () => {
    expect(() => zatcaQr({ ...fields, seller: 'ز'.repeat(127) })).not.toThrow()
    expect(() => zatcaQr({ ...fields, seller: 'ز'.repeat(128) })).toThrow(RangeError)
  })
})

test.each([
  ['زيّ', 'زيّ'],
  ['ز'.repeat(127), 'ز'.repeat(127)],
  ['ز'.repeat(128), 'ز'.repeat(127)],
  [`${'a'.repeat(253)}😀`, 'a'.repeat(253)],
  ['a'.repeat(3000), 'a'.repeat(255)],
])('shortens a name to what the QR code holds: %s', (text, kept) => {
  expect(qrText(text)).toBe(kept)
  expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(255)
})
