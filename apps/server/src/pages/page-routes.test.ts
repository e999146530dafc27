import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkPageRoutes, listedPaths, pageRouteOf, pageRoutes, refusedPaths } from './page-routes.ts'

const routeFiles = new URL('../../../storefront/src/routes', import.meta.url)

/** Returns the path of a route file: `blogs.$id.tsx` → `/blogs/$id`, `bill.index.tsx` → `/bill`. */
function pathOfFile(name: string): string {
  const segments = name.replace(/\.tsx$/, '').split('.')
  return `/${segments.filter((segment) => segment !== 'index').join('/')}`
}

test('lists each page of the storefront exactly once', () => {
  const names = readdirSync(routeFiles).filter((name) => name.endsWith('.tsx') && !name.startsWith('__'))
  // A layout around a page and its children is a route file too, but no page.
  const pages = names.filter((name) => !names.includes(name.replace(/\.tsx$/, '.index.tsx')))
  expect(pageRoutes.map(({ path }) => path).sort()).toEqual(pages.map(pathOfFile).sort())
})

test.each([
  ['/', '/'],
  ['/en', '/'],
  ['/en/shop', '/shop'],
  ['/english', undefined],
  ['/product/7', '/product/$id'],
  ['/en/product/7', '/product/$id'],
  ['/product', undefined],
  ['/product/7/8', undefined],
  ['/category/3/scrubs', '/category/$id/$name'],
  ['/category/made/3/scrubs', '/category/$saudi/$id/$name'],
  ['/CHECKOUT', undefined],
  ['/shop/', undefined],
  ['/account/orders', '/account/orders'],
  ['/account/nowhere', undefined],
])('%s is the page %s', (pathname, path) => {
  expect(pageRouteOf(pathname)?.path).toBe(path)
})

test('lists no personal page and no page with a parameter', () => {
  for (const { path, audience, crawlers } of pageRoutes)
    if (audience === 'visitor') expect(crawlers, path).toBe('refused')
  expect([...listedPaths, ...refusedPaths].filter((path) => path.includes('$'))).toEqual([])
})

const declared = [{ path: '/' }, { path: '/account' }, { path: '/product/$id' }]

test('accepts a storefront whose pages are all declared, with or without trailing slash', () => {
  expect(() => checkPageRoutes(['/', '/account/', '/product/$id'], declared)).not.toThrow()
})

test('throws for an undeclared page and names it', () => {
  expect(() => checkPageRoutes(['/', '/account', '/product/$id', '/secret'], declared)).toThrow('/secret')
})

test('throws for a declared page that does not exist and names it', () => {
  expect(() => checkPageRoutes(['/', '/account'], declared)).toThrow('/product/$id')
})
