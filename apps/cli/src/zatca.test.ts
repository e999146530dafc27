/** `shop zatca` against the fake platform: output and exit codes. */

import { expect, test } from 'vitest'
import { shopOnTestServer } from './testing/shop-on-test-server.ts'

const { shop } = await shopOnTestServer()
const zatca = (...args: string[]) => shop(['zatca', ...args, '--lang', 'en'], { ZATCA: 'fake' })

const SETTINGS = {
  vat_number: '300000000000003',
  cr_number: '1010000000',
  seller_street: 'طريق الملك فهد',
  seller_building: '٢٣٢٢',
  seller_district: 'العليا',
  seller_city: 'الرياض',
  seller_postcode: '12211',
}

test('connects a shop once its settings are complete, and stops, resumes and ends the unit', {
  timeout: 240_000,
}, async () => {
  expect(await shop(['zatca', 'onboard', '--otp', '123345', '--yes', '--lang', 'en'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The connection is off'),
  })
  expect((await zatca('status')).output).toMatch(/^The shop is in phase 1/)
  expect((await shop(['doctor', '--lang', 'en'])).output).not.toContain('E-invoicing')
  expect(await zatca('onboard', '--otp', '12345')).toMatchObject({ code: 2 })
  expect(await zatca('onboard', '--otp', '123345', '--yes')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('seller_postcode: the postcode, 5 digits'),
  })
  for (const [key, value] of Object.entries(SETTINGS))
    expect(await shop(['settings', 'set', key, value])).toMatchObject({ code: 0 })
  expect(await zatca('onboard', '--otp', '000000', '--yes')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Invalid-OTP: The provided OTP is invalid'),
  })
  const onboarded = await zatca('onboard', '--otp', '١٢٣٣٤٥', '--yes')
  expect(onboarded).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^(Done: .+\n){8}The shop is connected/),
  })
  expect(await zatca('onboard', '--otp', '123345', '--yes')).toMatchObject({ code: 1 })
  expect(await zatca('stop')).toMatchObject({ code: 0 })
  expect((await zatca('status')).output).toContain('state: stopped')
  const { output } = await shop(['doctor', '--lang', 'en'], { ZATCA: 'fake' })
  expect(output).toContain('✗ E-invoicing: Sending is stopped')
  expect(await zatca('resume')).toMatchObject({ code: 0, output: 'Nothing waits.\n' })
  expect(await zatca('show', '000001')).toMatchObject({ code: 1 })
  expect(await zatca('list', '--state', 'lost')).toMatchObject({ code: 2 })
  expect(await zatca('stop', '--for-good')).toMatchObject({ code: 2 })
  expect(await zatca('stop', '--for-good', '--yes')).toMatchObject({ code: 0 })
  expect(await zatca('resume')).toMatchObject({ code: 1 })
})
