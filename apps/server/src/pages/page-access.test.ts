import { expect, test } from 'vitest'
import { admitToPage } from './page-access.ts'
import { ownPath } from './page-routes.ts'

const isLoggedIn = async (token: string) => token === 'living'
const visit = (path: string, access: 'customer' | 'guest', token?: string) =>
  admitToPage(new URL(path, 'https://zayy.example'), access, token, isLoggedIn)

test.each([
  ['/account', 'customer', 'living', { to: null, sessionExpired: false }],
  ['/account', 'customer', undefined, { to: '/auth?next=%2Faccount' }],
  ['/account/orders?page=2', 'customer', 'dead', { to: '/auth?next=%2Faccount%2Forders%3Fpage%3D2' }],
  ['/en/account', 'customer', 'dead', { to: '/en/auth?next=%2Fen%2Faccount' }],
  ['/auth', 'guest', undefined, { to: null, sessionExpired: false }],
  ['/auth', 'guest', 'dead', { to: null, sessionExpired: true }],
  ['/auth', 'guest', 'living', { to: '/' }],
  ['/en/auth', 'guest', 'living', { to: '/en' }],
  ['/auth?next=/checkout', 'guest', 'living', { to: '/checkout' }],
  ['/auth?next=https://evil.example', 'guest', 'living', { to: '/' }],
] as const)('%s for a %s with the token %s', async (path, access, token, becomes) => {
  expect(await visit(path, access, token)).toEqual(becomes)
})

test.each([
  ['/checkout', '/checkout'],
  ['/en/shop?page=2', '/en/shop?page=2'],
  ['/product/7', '/product/7'],
  ['/cart#top', '/cart'],
  ['/nowhere', undefined],
  ['/en/api/logout', undefined],
  ['', undefined],
  ['shop', undefined],
  ['//evil.example', undefined],
  ['//evil.example/shop', undefined],
  ['/\\evil.example/shop', undefined],
  ['/shop\\..', undefined],
  ['https://evil.example/shop', undefined],
  ['javascript:alert(1)', undefined],
  ['/shop?a=\u0000', undefined],
  ['/\t/evil.example/shop', undefined],
  [`/shop?search=${'x'.repeat(1_000)}`, undefined],
])('reads %j as the path after a login: %s', (text, path) => {
  expect(ownPath(text)).toBe(path)
})
