import { expect, test } from 'vitest'
import { accountPageOf } from './account-layout.tsx'

test.each([
  ['/account', 'dashboard'],
  ['/account/', 'dashboard'],
  ['/account/orders', 'orders'],
  ['/account/address/new', 'addresses'],
  ['/account/addressbook', 'dashboard'],
  ['/account/change-password', 'password'],
])('%s belongs to the menu entry %s', (path, name) => {
  expect(accountPageOf(path).name).toBe(name)
})
