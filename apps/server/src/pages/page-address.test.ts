import { contract } from '@zayy/contract/contract'
import { inputSchemaOf } from '@zayy/contract/testing/procedure-parts'
import { anyCharacter } from '@zayy/domain/testing/any-character'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageAddress, withForeign } from './page-address.ts'

const url = (path: string) => new URL(path, 'http://shop.test')
const address = (path: string) => pageAddress(url(path))

test.each([
  ['/', '/?'],
  ['/?utm_source=x&gclid=y', '/?'],
  ['/en/about?page=123456', '/en/about?'],
  ['/shop?sort=price&page=2', '/shop?page=2&sort=price'],
  ['/shop?page=2&fbclid=z&sort=price', '/shop?page=2&sort=price'],
  ['/product/7?x=1', '/product/7?'],
  ['/product/7?page=2&search=x', '/product/7?'],
  ['/blogs?sort=price&blog_category_id=3', '/blogs?blog_category_id=3'],
  ['/cart?constructor=1&__proto__=2&toString=3', '/cart?'],
])('caches %s under %s', (path, kept) => {
  expect(address(path)).toMatchObject({ cacheKey: kept, clean: null, isPublic: true })
  expect(address(path).rendered.href).toBe(url(kept).href.replace(/\?$/, ''))
})

test.each(['/shop?search=x', '/en/shop?search=x&utm_source=y', '/blogs?search=x'])(
  'renders %s for each request, without parameters that its page does not read',
  (path) => {
    expect(address(path)).toMatchObject({ cacheKey: null, clean: null, isPublic: true })
    expect(address(path).rendered.search).toBe('?search=x')
  },
)

test.each(['/checkout', '/en/bill?token=x', '/CHECKOUT', '/checkout/', '/en/account', '/nowhere?x=1'])(
  'forbids storing %s, and passes no parameter to it',
  (path) => {
    expect(address(path)).toMatchObject({ cacheKey: null, clean: null, isPublic: false })
    expect(address(path).rendered.search).toBe('')
  },
)

test.each([
  ['/shop?colors=navy,teal', '/shop?colors=teal%2Cnavy'],
  ['/shop?colors=navy&page=2&colors=mauve&colors=teal', '/shop?colors=teal%2Cnavy&page=2'],
  ['/shop?colors=mauve', '/shop'],
  ['/shop?sizes=M&sizes=S', '/shop?sizes=M%2CS'],
  [`/shop?sizes=${encodeURIComponent('ﷺﷺ')}%2CM`, '/shop?sizes=M'],
  [`/shop?sizes=${encodeURIComponent('\u0958'.repeat(11))}`, '/shop'],
  ['/shop?page=1', '/shop'],
  ['/shop?page=abc&utm_source=x', '/shop?utm_source=x'],
  ['/shop?page=02', '/shop?page=2'],
  ['/shop?page=٢&sort=price', '/shop?page=2&sort=price'],
  ['/shop?page=2&page=3', '/shop?page=2'],
  ['/en/shop?page=0&sort=cheapest', '/en/shop'],
  ['/shop?page=123456789', '/shop'],
  ['/shop?is_men=0&is_women=1', '/shop?is_women=1'],
  ['/shop?search=', '/shop'],
  ['/Product-category/3/x?avg_rate=6', '/Product-category/3/x'],
  ['/blogs?blog_category_id=-1', '/blogs'],
])('normalises %s to %s', (path, clean) => {
  expect(address(path).clean).toBe(clean)
})

describe('any query', () => {
  const name = fc.constantFrom('page', 'sort', 'search', 'is_men', 'avg_rate', 'utm_source', 'x', '__proto__')
  const value = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.nat().map(String),
    fc.constantFrom('1', '2', 'price'),
  )
  const query = fc.array(fc.tuple(name, value), { maxLength: 6 })
  const path = fc.constantFrom('/shop', '/en/shop', '/product/7', '/blogs', '/checkout', '/')

  test('leaves a clean URL unchanged, and requests the same', () => {
    fc.assert(
      fc.property(path, query, (pathname, entries) => {
        const asked = address(`${pathname}?${new URLSearchParams(entries)}`)
        const clean = address(asked.clean ?? pathname)
        expect(clean.clean).toBeNull()
        if (asked.clean === null) return
        expect(clean.cacheKey).toBe(asked.cacheKey)
        expect(clean.rendered.href).toBe(asked.rendered.href)
      }),
    )
  })

  test('a page without a search is cached under a few hundred URLs at most, apart from its pager', () => {
    const kept = new Set<string | null>()
    fc.assert(
      fc.property(query, (entries) => {
        const others = entries.filter(([name]) => name !== 'page')
        kept.add(address(`/shop?${new URLSearchParams(others)}`).cacheKey)
      }),
      { numRuns: 5_000 },
    )
    expect(kept.size).toBeLessThan(6 * 6 * 2)
  })
})

test('every sort order of the API is also one of the page', () => {
  const schema = inputSchemaOf(contract.catalog.products)
  const isTaken = (sort: string) => schema.safeParse({ sort }).success
  for (const sort of ['newest', 'sold', 'rating', 'price', '-price']) {
    expect(isTaken(sort)).toBe(true)
    expect(address(`/shop?sort=${sort}`).clean).toBeNull()
  }
  expect(isTaken('cheapest')).toBe(false)
})

test.each([
  ['/shop?page=9', '/shop?page=99&utm_source=x&gclid=a%20b', '/shop?page=9&utm_source=x&gclid=a+b'],
  ['/category/3/new', '/category/3/old?utm_source=x', '/category/3/new?utm_source=x'],
  ['/about', '/terms', '/about'],
])('completes a redirect to %s from %s to %s', (location, from, to) => {
  expect(withForeign(location, url(from))).toBe(to)
})
