import { colourFamily } from '@zayy/domain/catalog/classify-colour'
import { expect, test } from 'vitest'
import { known } from '../../../../demo/known.ts'
import { demoDatabase } from '../testing/demo-database.ts'
import { everything } from '../testing/every-product.ts'
import { getCategory, getCategoryTree } from './get-category.ts'
import { getProduct } from './get-product.ts'
import { listProducts, type ProductListQuery } from './list-products.ts'
import { listShownCategories } from './list-shown-categories.ts'

const database = await demoDatabase()

const list = (query: Partial<ProductListQuery>, locale: 'ar' | 'en' = 'en') =>
  listProducts(database, locale, { ...everything, ...query })

const shown = () => listShownCategories(database)

/** All cards of a query, page after page. */
async function all(query: Partial<ProductListQuery>) {
  const first = await list(query)
  const pages = Array.from({ length: first.last_page - 1 }, (_, at) => list({ ...query, page: at + 2 }))
  return [first, ...(await Promise.all(pages))].flatMap(({ data }) => data)
}

async function idOf(
  table: 'categories' | 'products',
  column: 'slug' | 'sku',
  value: string,
): Promise<number> {
  const { rows } = await database.$client.query(`select id from ${table} where ${column} = $1`, [value])
  return rows[0].id
}

test('lists 12 products per page, each once, and an empty page past the end', async () => {
  const cards = await all({})
  expect(new Set(cards.map(({ id }) => id)).size).toBe(known.counts.products)
  const first = await list({})
  expect(first).toMatchObject({ current_page: 1, last_page: 5, per_page: 12, total: 50 })
  expect(first.data).toHaveLength(12)
  expect(await list({ page: 6 })).toMatchObject({ data: [], current_page: 6, last_page: 5, total: 50 })
})

test('combines the flags men, women, children with or, and counts each alone in its facet', async () => {
  const { facets } = await list({})
  const men = await list({ men: true })
  const women = await list({ women: true })
  const children = await list({ children: true })
  expect(facets.rated).toBe((await all({})).filter(({ avg_rate }) => avg_rate !== null).length)
  expect(facets).toMatchObject({ is_men: men.total, is_women: women.total, is_child: children.total })
  expect(men.facets).toEqual(facets)
  const both = await all({ men: true, children: true })
  const either = new Set(
    [...(await all({ men: true })), ...(await all({ children: true }))].map(({ id }) => id),
  )
  expect(new Set(both.map(({ id }) => id))).toEqual(either)
  expect(either.size).toBeGreaterThan(Math.max(men.total, children.total))
})

test('counts in the facets what each colour and size alone would show', async () => {
  const category = await idOf('categories', 'slug', known.categories.medical.slug)
  for (const within of [{}, { category }, { search: 'polo' }, { category, rate: 4 }]) {
    const { facets } = await list(within)
    expect(facets.colors.length).toBeGreaterThan(3)
    expect(facets.sizes.length).toBeGreaterThan(3)
    for (const { key, count } of facets.colors)
      expect((await list({ ...within, colours: [key] })).total, key).toBe(count)
    for (const { name, count } of facets.sizes)
      expect((await list({ ...within, sizes: [name] })).total, name).toBe(count)
  }
})

test('combines colours with or, and colours with sizes and flags with and', async () => {
  const idsOf = async (query: Partial<ProductListQuery>) => new Set((await all(query)).map(({ id }) => id))
  const [red, teal, either, small, both] = await Promise.all([
    idsOf({ colours: ['red'] }),
    idsOf({ colours: ['teal'] }),
    idsOf({ colours: ['red', 'teal'] }),
    idsOf({ sizes: ['S', '6'], women: true }),
    idsOf({ colours: ['red', 'teal'], sizes: ['S', '6'], women: true }),
  ])
  expect(either).toEqual(new Set([...red, ...teal]))
  expect(both).toEqual(new Set([...either].filter((id) => small.has(id))))
  expect(both.size).toBeGreaterThan(0)
  expect(await idsOf({ sizes: ['no such size'] })).toEqual(new Set())
})

test('counts and finds all names of a size as one, under the usual or the asked one', async () => {
  const { facets } = await list({})
  const rename = (name: string, to: string, product: number) =>
    database.$client.query('update product_sizes set name = $2 where name = $1 and product_id = $3', [
      ...[name, to],
      product,
    ])
  const scrub = await idOf('products', 'sku', known.products.scrub.sku)
  const polo = await idOf('products', 'sku', known.products.polo.sku)
  await rename('M', 'وسط', scrub)
  await rename('M', 'Medium', polo)
  try {
    expect((await list({})).facets).toEqual(facets)
    const size = facets.sizes.find(({ name }) => name === 'M')
    for (const name of ['M', 'Medium', 'وسط']) {
      const asked = await list({ sizes: [name] })
      expect(asked.total, name).toBe(size?.count)
      expect(asked.facets.sizes).toContainEqual({ ...size, name })
      expect(asked.facets.sizes).toHaveLength(facets.sizes.length)
    }
  } finally {
    await rename('وسط', 'M', scrub)
    await rename('Medium', 'M', polo)
  }
})

test('orders colour families, with name and code, and sizes from the smallest', async () => {
  const { facets } = await list({}, 'ar')
  expect(facets.colors[0]).toEqual({ key: 'black', name: 'أسود', code: '#1a1a1d', count: expect.any(Number) })
  const sizes = facets.sizes.map(({ name }) => name)
  expect(sizes.slice(0, 4)).toEqual(['XS', 'S', 'M', 'L'])
  expect(sizes.indexOf('6')).toBeLessThan(sizes.indexOf('10'))
})

test('stores the family of each colour', async () => {
  const { rows } = await database.$client.query('select distinct code, family from product_colours')
  expect(rows.length).toBeGreaterThan(10)
  for (const { code, family } of rows) expect(family).toBe(colourFamily(code))
})

test('counts facets within the category, search and rating', async () => {
  const category = await idOf('categories', 'slug', known.categories.medical.slug)
  const within = { category, search: 'scrubs', rate: 4 }
  const { facets, total } = await list(within)
  expect(total).toBeGreaterThan(0)
  expect(facets.is_women).toBe((await list({ ...within, women: true })).total)
  expect(facets.is_men).toBe((await list({ ...within, men: true })).total)
})

test('lists the products of a category with its descendants, and those of a brand', async () => {
  const medical = await idOf('categories', 'slug', known.categories.medical.slug)
  const tops = await idOf('categories', 'slug', known.categories.scrubTops.slug)
  const scrub = await idOf('products', 'sku', known.products.scrub.sku)
  const inMedical = (await all({ category: medical })).map(({ id }) => id)
  const inTops = (await all({ category: tops })).map(({ id }) => id)
  expect(inTops).toContain(scrub)
  expect(inMedical).toEqual(expect.arrayContaining(inTops))
  expect(inMedical.length).toBeGreaterThan(inTops.length)
  const brand = await idOf('categories', 'slug', known.products.scrub.brand)
  const ofBrand = await all({ category: brand })
  expect(ofBrand.map(({ id }) => id)).toContain(scrub)
  expect(ofBrand.every((card) => card.brand?.id === brand)).toBe(true)
  expect(getCategory(await shown(), 'en', medical).products_count).toBe(inMedical.length)
})

test('rejects an unknown category and an unknown product', async () => {
  await expect(list({ category: 2_000_000_000 })).rejects.toMatchObject({ status: 404 })
  await expect(async () => getCategory(await shown(), 'en', 2_000_000_000)).rejects.toMatchObject({
    status: 404,
  })
  await expect(getProduct(database, 'en', 2_000_000_000)).rejects.toMatchObject({
    status: 404,
  })
})

test('sorts by the first tier’s price, by rating and by pieces sold', async () => {
  const prices = (await all({ sort: 'price' })).map(({ pieces }) => Number(pieces[0]?.price))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const falling = (await all({ sort: '-price' })).map(({ pieces }) => Number(pieces[0]?.price))
  expect(falling).toEqual(prices.toReversed())
  const rates = (await all({ sort: 'rating' })).map(({ avg_rate }) => avg_rate ?? 0)
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  const sold = await database.$client.query('select product_id, sold_count from product_stats')
  const soldOf = new Map(sold.rows.map((row) => [row.product_id, row.sold_count]))
  const pieces = (await all({ sort: 'sold' })).map(({ id }) => soldOf.get(id))
  expect(pieces).toEqual(pieces.toSorted((a, b) => b - a))
  const added = await database.$client.query('select id from products order by added_on desc, position')
  expect((await all({})).map(({ id }) => id)).toEqual(added.rows.map(({ id }) => id))
})

test('filters by the rating as displayed', async () => {
  const cards = await all({})
  for (const rate of [1, 3, 4, 5]) {
    const wanted = cards.filter(({ avg_rate }) => (avg_rate ?? 0) >= rate).map(({ id }) => id)
    expect(new Set((await all({ rate })).map(({ id }) => id))).toEqual(new Set(wanted))
  }
})

test.each([
  ['scrubs', 'scrub'],
  ['scrbs', 'scrub'],
  ['scurb', 'scrub'],
  ['medcal scrbs', 'scrub'],
  ['SCRUB', 'scrub'],
  ['scru', 'scrub'],
  ['Nafas', 'scrub'],
  ['نفس', 'scrub'],
  ['قمصان طبيه', 'scrub'],
  ['قميص طبّي', 'scrub'],
  ['قميس سكرب', 'scrub'],
  ['بولو', 'polo'],
  ['pollo', 'polo'],
  ['polo', 'polo'],
  ['زي مدرسي', 'schoolshirt'],
  ['القمصان المدرسية', 'schoolshirt'],
  ['hi vis', 'hivis-polo'],
])('the search «%s» finds %s', async (search, sku) => {
  const found = await all({ search })
  expect(found.map(({ id }) => id)).toContain(await idOf('products', 'sku', sku))
  expect(found.length).toBeLessThan(known.counts.products)
})

test('ranks matching names before matching descriptions', async () => {
  const names = (await list({ search: 'polo' })).data.map(({ name }) => name.toLowerCase())
  const named = names.filter((name) => name.includes('polo')).length
  expect(named).toBeGreaterThan(0)
  expect(names.slice(0, named).every((name) => name.includes('polo'))).toBe(true)
})

test.each(['xyzzy', '!!!', '،؟', "'); drop table products; --", 'zqx & zxq | !zvq:*', '\\'])(
  'the search «%s» finds nothing and breaks nothing',
  async (search) => {
    expect((await list({ search })).data).toEqual([])
  },
)

test('returns cards and products in the requested language', async () => {
  const { scrub } = known.products
  const id = await idOf('products', 'sku', scrub.sku)
  for (const locale of ['ar', 'en'] as const) {
    const product = await getProduct(database, locale, id)
    expect(product.name).toBe(scrub.name[locale])
    expect(product.translations.map(({ locale, name }) => [locale, name])).toEqual([
      ['ar', scrub.name.ar],
      ['en', scrub.name.en],
    ])
    expect(product.pieces).toEqual(scrub.tiers)
    expect(product.sizes.map(({ name }) => name)).toEqual(scrub.sizes)
    expect(product.pivot_colors).toHaveLength(scrub.colours.length)
    expect(
      product.photos.every(
        ({ color_id }) => color_id === null || product.pivot_colors.some((c) => c.id === color_id),
      ),
    ).toBe(true)
    expect(product.description).toMatch(/^<p>/)
  }
  expect((await getProduct(database, 'ar', id)).attributes[0]?.name).toMatch(/[ء-ي]/)
})

test('never shows a hidden product', async () => {
  const id = await idOf('products', 'sku', known.products.polo.sku)
  await database.$client.query('update products set hidden = true where id = $1', [id])
  try {
    await expect(getProduct(database, 'en', id)).rejects.toMatchObject({ status: 404 })
    expect((await all({})).map((card) => card.id)).not.toContain(id)
    expect((await all({ search: 'polo' })).map((card) => card.id)).not.toContain(id)
  } finally {
    await database.$client.query('update products set hidden = false where id = $1', [id])
  }
})

test('returns the roots of the category tree, and the brands under the first root of the menu', async () => {
  const { categories, menuCategories } = getCategoryTree(await shown(), 'en')
  expect(categories).toHaveLength(known.categories.roots.length)
  const [saudi] = menuCategories
  expect(saudi?.name).toBe(known.categories.madeInSaudi.name.en)
  expect(saudi?.childs).toHaveLength(known.categories.madeInSaudi.children.length)
  const tops = await idOf('categories', 'slug', known.categories.scrubTops.slug)
  const { parents, name } = getCategory(await shown(), 'ar', tops)
  expect(name).toBe(known.categories.scrubTops.name.ar)
  expect(parents.map((parent) => parent.name)[0]).toBe(known.categories.medical.name.ar)
  expect(parents).toHaveLength(2)
})

test('has no two reviews with the same text in the demo shop', async () => {
  const { rows } = await database.$client.query(
    'select comment, count(*)::int as times from reviews group by comment having count(*) > 1',
  )
  expect(rows).toEqual([])
})
