/** `shop customers revoke`: output and exit codes. The API tests cover which logins it ends. */

import { expect, test } from 'vitest'
import { shopOnTestServer } from './testing/shop-on-test-server.ts'

const { shop } = await shopOnTestServer()
const revoke = (...args: string[]) => shop(['customers', 'revoke', ...args])

test.each([[[]], [['sara@mail.example', '--all']]])(
  'shop customers revoke refuses the arguments %j',
  async (args) => {
    const { code, errors } = await revoke(...args)
    expect({ code, errors }).toEqual({
      code: 2,
      errors: 'Give the email address of one customer, or --all\n',
    })
  },
)

test('revoke --all ends no logins in an empty shop, and an unknown customer is refused', async () => {
  expect(await revoke('--all')).toMatchObject({ code: 0, output: '0 logins ended, of all customers.\n' })
  const arabic = await revoke('--all', '--lang', 'ar')
  expect(arabic.output).toBe('لم ينتهِ أي تسجيل دخول للعملاء كلهم.\n')
  const stranger = await revoke('sara@mail.example')
  expect(stranger).toMatchObject({ code: 1, output: '' })
  expect(stranger.errors).toContain('Nobody has an account with sara@mail.example\n')
})
