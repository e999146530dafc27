import { expect, test } from 'vitest'
import { checkPageRoutes } from './check-page-routes.ts'

const declared = [{ path: '/' }, { path: '/account' }, { path: '/product/$id' }]

test('a storefront whose pages are all declared is taken, with or without a slash at the end', () => {
  expect(() => checkPageRoutes(['/', '/account/', '/product/$id'], declared)).not.toThrow()
})

test('a page that is declared nowhere is refused by its name', () => {
  expect(() => checkPageRoutes(['/', '/account', '/product/$id', '/secret'], declared)).toThrow('/secret')
})

test('a line for a page that is not there is refused by its name', () => {
  expect(() => checkPageRoutes(['/', '/account'], declared)).toThrow('/product/$id')
})
