import type { PublicPages } from '@zayy/shop/content/list-public-pages'
import { expect, test } from 'vitest'
import { listedPaths } from './page-routes.ts'
import { siteMapFile, siteMapFiles, siteMapIndex } from './site-map.ts'

const origin = 'https://shop.test'

/** Number of pages that every shop has exactly once. */
const single = listedPaths.length

/** A shop with `products` products. Their pages come after the others. */
const shopWith = (productsCount: number): PublicPages => ({
  productsCount,
  blogs: [],
  pages: [],
  categories: [],
})

/** The largest range of products that a file has read. */
let mostRead = 0

/** Returns a file of the site map of a shop with these pages. */
function fileOf(pages: PublicPages, file: number, options: Parameters<typeof siteMapFile>[3]) {
  const products = Array.from({ length: pages.productsCount }, (_, index) => ({
    id: index + 1,
    image: `/media/${index}/800.webp`,
    changedAt: new Date(Date.UTC(2026, 2, 1 + index, 9, 30)),
  }))
  const listProducts = async (offset: number, limit: number) => {
    mostRead = Math.max(mostRead, limit)
    return products.slice(offset, offset + limit)
  }
  return siteMapFile(pages, listProducts, file, options)
}

const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at)

test.each([0, 2, 3, 7, 8])(
  'splits a shop of %i products into as many files as it needs of at most ten URLs',
  async (products) => {
    const files = Math.ceil((single + products) / 5)
    const options = { origin, addressesPerFile: 10 }
    const pages = shopWith(products)
    expect(siteMapFiles(pages, options)).toBe(files)
    const named = addressesOf(siteMapIndex(pages, options))
    expect(named).toEqual(Array.from({ length: files }, (_, at) => `${origin}/sitemap-${at + 1}.xml`))
    mostRead = 0
    const parts = await Promise.all(
      named.map(async (_, at) => addressesOf(await fileOf(pages, at + 1, options))),
    )
    expect(mostRead).toBeLessThanOrEqual(5)
    expect(parts.every((part) => part.length > 0 && part.length <= 10)).toBe(true)
    expect(new Set(parts.flat()).size).toBe(2 * (single + products))
  },
)

test.each([0, 1])('puts at most 10,000 URLs into a file: %i pages more', async (beyond) => {
  const pages = shopWith(5_000 - single + beyond)
  const whole = addressesOf(await fileOf(pages, 1, { origin }))
  expect(whole).toHaveLength(10_000)
  expect(siteMapFiles(pages, { origin })).toBe(1 + beyond)
})

test('lists both languages of a page in one file within the limit', async () => {
  const pages = shopWith(20)
  const options = { origin, addressesPerFile: 5 }
  for (let file = 1; file <= siteMapFiles(pages, options); file += 1) {
    const xml = await fileOf(pages, file, options)
    const others = [...xml.matchAll(/hreflang="en" href="([^"]*)"/g)].map(([, at]) => at)
    expect(addressesOf(xml)).toEqual(expect.arrayContaining(others))
    expect(others.length).toBeLessThanOrEqual(5)
  }
})

test('lists each product with its image, and the brands as one page', async () => {
  const names = { ar: 'صُنع في السعودية', en: 'Made in Saudi' }
  const category = { names, hasChilds: true, image: '/media/c/800.webp' }
  const pages = {
    ...shopWith(1),
    categories: [
      { ...category, id: 1, isMenu: true },
      { ...category, id: 2, isMenu: false },
    ],
  }
  const xml = await fileOf(pages, 1, { origin })
  expect(xml).toContain(
    '<image:image><image:loc>https://shop.test/media/0/800.webp</image:loc></image:image>',
  )
  const addresses = addressesOf(xml)
  expect(addresses).toContain(`${origin}/en/category/2/made-in-saudi`)
  expect(addresses.filter((at) => at.includes('/category/1/'))).toEqual([])
  expect(addresses).toContain(`${origin}/en/Product-category/1/made-in-saudi`)
})

test('gives lastmod if it is known', async () => {
  const xml = await fileOf(shopWith(2), 1, { origin })
  const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
  const dated = entries.flatMap(([, at, changed]) => (changed === undefined ? [] : [[at, changed]]))
  expect(dated).toEqual([
    [`${origin}/product/1`, '2026-03-01T09:30:00.000Z'],
    [`${origin}/en/product/1`, '2026-03-01T09:30:00.000Z'],
    [`${origin}/product/2`, '2026-03-02T09:30:00.000Z'],
    [`${origin}/en/product/2`, '2026-03-02T09:30:00.000Z'],
  ])
})
