import { soldTags } from '@zayy/contract/cache-tags'
import { calls as everyCall } from '@zayy/contract/calls'
import { contract } from '@zayy/contract/contract'
import { outputSchemaOf } from '@zayy/contract/testing/procedure-parts'
import { halalas } from '@zayy/domain/money'
import { apiMessages } from '@zayy/i18n/messages/api'
import { recordTransfer } from '@zayy/shop/orders/record-payment'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { describe, expect, test } from 'vitest'
import { known } from '../../../../../demo/known.ts'
import { ApiResponseCache } from '../../cache/api-response-cache.ts'
import { expectDescribed } from '../testing/described-answers.ts'
import { testApi } from '../testing/test-api.ts'

const database = await demoDatabase()
const options = { database, limits: 'normal', checkAnswers: false } as const
const api = testApi(options)

const locales = ['ar', 'en'] as const
const get = async (locale: string, path: string) => {
  const answer = await api.request(`http://shop.test/${locale}/api${path}`)
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

async function idOf(table: string, column: string, value: string): Promise<number> {
  const { rows } = await database.$client.query(`select id from ${table} where ${column} = $1`, [value])
  return rows[0].id
}

const scrub = await idOf('products', 'sku', known.products.scrub.sku)
const medical = await idOf('categories', 'slug', known.categories.medical.slug)
const saudiArabia = await idOf('countries', 'code', known.places.riyadh.country)
const riyadh = await idOf('cities', 'code', known.places.riyadh.city)
const blog = (await database.$client.query('select id from blogs order by written_on desc limit 1')).rows[0]
  .id

/** Calls whose responses must have exactly the fields of the contract. */
const calls = [
  ['/settings', contract.settings.get],
  ['/home', contract.home.get],
  ['/sponsors', contract.home.sponsors],
  ['/sectionAboutus', contract.content.sectionAboutus],
  ['/page/1', contract.content.page],
  ['/page/3', contract.content.page],
  ['/products', contract.catalog.products],
  ['/products?sort=sold', contract.catalog.products],
  ['/products?page=5', contract.catalog.products],
  ['/products?page=99', contract.catalog.products],
  [
    `/products?category_id=${medical}&is_women=1&avg_rate=3&sort=-price&search=scrbs`,
    contract.catalog.products,
  ],
  ['/products?colors=navy,teal&sizes=S,6', contract.catalog.products],
  ['/suggest?search=scrbs', contract.catalog.suggest],
  ['/suggest?search=medical', contract.catalog.suggest],
  ['/suggest?search=qqqqqqq', contract.catalog.suggest],
  [`/products/${scrub}`, contract.catalog.product],
  [`/products/${scrub}/related`, contract.catalog.related],
  [`/products/${scrub}/rates`, contract.catalog.rates],
  [`/products/${scrub}/rates?page=9`, contract.catalog.rates],
  [`/cart-products?ids=${scrub},1`, contract.catalog.cartProducts],
  [`/product-cards?ids=${scrub},1`, contract.catalog.productCards],
  [`/category/${medical}`, contract.catalog.category],
  ['/blogs', contract.content.blogs],
  ['/blogs?page=2', contract.content.blogs],
  [`/blogs/${blog}`, contract.content.blog],
  ['/blog-categories', contract.content.blogCategories],
  ['/countries', contract.places.countries],
  [`/cities/${saudiArabia}`, contract.places.cities],
  [`/areas/${riyadh}`, contract.places.areas],
] as const

test.each(calls)('GET %s matches the contract in both languages', async (path, call) => {
  const schema = outputSchemaOf(call)
  for (const locale of locales) {
    const { status, body } = await get(locale, path)
    expect(status).toBe(200)
    expect(schema.parse(body)).toEqual(body)
    expectDescribed('GET', path, status, body)
  }
})

test('returns cart products in the requested order, once each, without unavailable ones', async () => {
  const { rows } = await database.$client.query<{ id: number }>(
    'select id from products where hidden limit 1',
  )
  const hidden = rows[0]?.id ?? 2_000_000_000
  const { body } = await get(
    'en',
    `/cart-products?ids=${scrub + 4},2147483647,${scrub},${scrub + 4},${hidden}`,
  )
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([scrub + 4, scrub])
  const full = (await get('en', `/products/${scrub}`)).body.data
  for (const [name, value] of Object.entries(body.data[1])) expect(value).toEqual(full[name])
})

test('returns cacheable product cards in the requested order, once each, without unavailable ones', async () => {
  const { rows } = await database.$client.query<{ id: number }>(
    'select id from products where hidden limit 1',
  )
  const hidden = rows[0]?.id ?? 2_000_000_000
  const path = `/product-cards?ids=${scrub + 4},2147483647,${scrub},${scrub + 4},${hidden}`
  const { data } = (await get('en', path)).body
  expect(data.map(({ id }: { id: number }) => id)).toEqual([scrub + 4, scrub])
  const full = (await get('en', `/products/${scrub}`)).body.data
  expect(full).toMatchObject(data[1])
  const answer = await api.request(`http://shop.test/en/api${path}`)
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
})

describe.each([
  ['cart-products', 200],
  ['product-cards', 12],
] as const)('GET /%s takes 1 to %i ids', (call, most) => {
  test.each([
    ['', 'required'],
    ['ids=', 'required'],
    ['ids=a', 'wholeNumber'],
    ['ids=1,', 'wholeNumber'],
    ['ids=1,0', 'outOfRange'],
    ['ids=1&ids=2', 'once'],
    [`ids=${Array.from({ length: most + 1 }, (_, at) => at + 1)}`, 'tooMany'],
  ] as const)('%s is 422', async (query, issue) => {
    const { status, body } = await get('en', `/${call}?${query}`)
    expect(status).toBe(422)
    expect(body.errors).toEqual({ ids: [apiMessages.en.fields[issue]] })
  })
})

test("suggests what GET /products finds, in the path's language, cacheable", async () => {
  for (const locale of locales) {
    const { data } = (await get(locale, '/suggest?search=scrbs')).body
    const { data: list } = (await get(locale, '/products?search=scrbs')).body
    expect(data).toMatchObject({ total: list.total, did_you_mean: 'scrubs' })
    expect(data.products).toEqual(list.data.slice(0, 6))
  }
  const answer = await api.request('http://shop.test/en/api/suggest?search=polo')
  const other = await api.request('http://shop.test/en/api/products?search=polo')
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
  expect(answer.headers.get('cache-control')).toBe(other.headers.get('cache-control'))
})

test.each([
  ['', 'required'],
  ['search=', 'required'],
  ['search=%20', 'required'],
  ['search=a&search=b', 'once'],
  [`search=${'a'.repeat(201)}`, 'tooLong'],
  [`search=${'a'.repeat(2_000)}`, 'tooLong'],
] as const)('GET /suggest?%s is 422', async (query, issue) => {
  const { status, body } = await get('en', `/suggest?${query}`)
  expect(status).toBe(422)
  expect(body.errors).toEqual({ search: [apiMessages.en.fields[issue]] })
})

test('serves the order template as a cacheable download', async () => {
  const address = `http://shop.test/ar/api/products/${scrub}/order-template`
  const answer = await api.request(address)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="order-${scrub}.xlsx"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, no-cache',
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(String.fromCharCode(...bytes.subarray(0, 2))).toBe('PK')
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length)
  expect(bytes.length).toBeLessThan(20_000)
  expect(await get('en', '/products/2147483647/order-template')).toMatchObject({ status: 404 })
})

test('names are in the language of the path', async () => {
  for (const path of [
    '/home',
    '/products',
    `/products/${scrub}`,
    `/category/${medical}`,
    '/blogs',
    '/page/1',
    '/countries',
  ]) {
    expect((await get('ar', path)).body).not.toEqual((await get('en', path)).body)
  }
})

test.each([
  '/page/999',
  '/page/x',
  '/products/2000000000',
  '/products/2000000000/rates',
  '/products/-1',
  '/category/2000000000',
  '/category/1.5',
  '/blogs/2000000000',
  '/blogs/last',
  '/cities/2000000000',
  '/areas/2000000000',
  '/areas/',
])('GET %s is 404', async (path) => {
  expect(await get('en', path)).toEqual({
    status: 404,
    body: { message: 'We could not find what you are looking for.' },
  })
})

test.each(['/blogs?page=0', '/blogs?blog_category_id=x', `/products/${scrub}/rates?page=0`])(
  'GET %s is 422',
  async (path) => {
    const { status, body } = await get('ar', path)
    expect(status).toBe(422)
    expect(body.message).toBe('تحقّق من الحقول المحدّدة.')
    expect(Object.values(body.errors).flat()).toHaveLength(1)
  },
)

test('an id may be in Arabic-Indic digits', async () => {
  const digits = [...String(scrub)].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('')
  expect((await get('ar', `/products/${encodeURIComponent(digits)}`)).body.data.id).toBe(scrub)
})

test("returns the owner's settings with categories, pages and slides", async () => {
  const { data } = (await get('en', '/settings')).body
  expect(data).toMatchObject({ app_name: 'Zayy', tax: 15, tax_included: false, transfer_days: 3 })
  expect(data.default_city).toMatchObject({
    id: riyadh,
    name: 'Riyadh',
    shipping: known.places.riyadh.shipping,
  })
  expect(data.pages).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 1, slug: 'about' }),
      expect.objectContaining({ id: 3, slug: 'terms' }),
    ]),
  )
  expect(data.sloders).toEqual(data.intros)
  expect(data.intros).toHaveLength(known.counts.slides)
  expect(data.categories).toHaveLength(known.categories.roots.length)
  expect(data.menuCategories[0].childs).toHaveLength(known.categories.madeInSaudi.children.length)
})

test("lists home sections in the owner's order with their products", async () => {
  const { data } = (await get('ar', '/home')).body
  expect(data.sections).toHaveLength(known.counts.homeSections)
  expect(data.sections.map(({ products }: { products: [] }) => products.length)).toEqual(
    data.sections.map(() => known.counts.productsPerSection),
  )
  expect(data.sections[0].products[0].id).toBe(scrub)
  const categories = data.sections.map(
    ({ category }: { category: { name: string } | null }) => category?.name,
  )
  expect(categories.slice(0, 3)).toEqual([undefined, 'الزي المدرسي', 'الصناعة والسلامة'])
  expect(data.sponsors).toHaveLength(known.counts.sponsors)
})

test('filters reviews by stars', async () => {
  const { data: product } = (await get('en', `/products/${scrub}`)).body
  for (const stars of [1, 2, 3, 4, 5]) {
    const { data: page } = (await get('en', `/products/${scrub}/rates?rate=${stars}`)).body
    expect(page.total).toBe(product.rates_by_star[stars - 1])
    expect(page.data).toHaveLength(Math.min(20, page.total))
    expect(new Set(page.data.map(({ rate }: { rate: number }) => rate))).toEqual(
      new Set(page.total > 0 ? [stars] : []),
    )
  }
  expect((await get('en', `/products/${scrub}/rates?rate=6`)).status).toBe(422)
})

test('lists reviews newest first with masked authors, 20 with the product', async () => {
  const { data: product } = (await get('en', `/products/${scrub}`)).body
  const { data: page } = (await get('en', `/products/${scrub}/rates`)).body
  expect(product.rates).toEqual(page.data)
  expect(page.total).toBe(product.rates_count)
  expect(product.rates_by_star.reduce((sum: number, one: number) => sum + one)).toBe(page.total)
  const times = page.data.map(({ created_at }: { created_at: string }) => created_at)
  expect(times).toEqual(times.toSorted().toReversed())
  const { rows } = await database.$client.query(
    'select first_name as fname, email from reviews where product_id = $1',
    [scrub],
  )
  const sent = JSON.stringify([product, page])
  for (const { fname, email } of rows) {
    expect(sent).not.toContain(`"${fname}"`)
    expect(sent).not.toContain(email)
  }
  expect(page.data[0].client.email).toMatch(/\*/)
})

test('lists 9 posts per page, newest first, by category and by search in either language', async () => {
  const { data } = (await get('en', '/blogs')).body
  expect(data).toMatchObject({ current_page: 1, last_page: 2, per_page: 9, total: known.counts.blogs })
  const dates = data.data.flatMap(({ created_at }: { created_at: string | null }) => created_at ?? [])
  expect(dates).toEqual(dates.toSorted().toReversed())
  const [first] = data.data
  const category = (await get('en', `/blogs?blog_category_id=${first.category.id}`)).body.data
  expect(category.data.every((post: typeof first) => post.category.id === first.category.id)).toBe(true)
  const found = (await get('ar', `/blogs?search=${encodeURIComponent(first.title)}`)).body.data
  expect(found.data.map(({ id }: { id: number }) => id)).toContain(first.id)
  expect((await get('ar', '/blogs?search=xyzzy')).body.data.data).toEqual([])
})

test('finds a page by slug and by id', async () => {
  for (const [id, slug] of [
    [1, 'about'],
    [2, 'privacy'],
    [3, 'terms'],
  ] as const)
    expect((await get('en', `/page/${slug}`)).body).toEqual((await get('en', `/page/${id}`)).body)
  for (const other of ['jobs', 'About', 'about-', '0', '1.0', 'a'.repeat(65)])
    expect([other, (await get('en', `/page/${other}`)).status]).toEqual([other, 404])
})

test('fills pages from the settings', async () => {
  const terms = async (locale: 'ar' | 'en') => (await get(locale, '/page/3')).body.data.content
  expect(await terms('en')).toContain('per piece before VAT; 15% VAT is added at checkout')
  expect(await terms('en')).toContain('hold the pieces of an order by transfer for 3 days')
  for (const locale of ['ar', 'en'] as const) {
    const { data: settings } = (await get(locale, '/settings')).body
    const pages = await Promise.all(
      settings.pages.map(({ id }: { id: number }) => get(locale, `/page/${id}`)),
    )
    const texts = [
      settings.delivery_promise,
      settings.footer_about,
      ...pages.map(({ body }) => body.data.content),
    ]
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
    const delivery = { ar: 'خلال يومين إلى 4 أيام عمل من وصول المبلغ', en: 'within 2 to 4 business days' }[
      locale
    ]
    expect(texts.some((text) => text.includes(delivery))).toBe(true)
    expect(await terms(locale)).toContain(settings.address)
  }
})

test('returns countries, cities and areas with fees in SAR and delivery days', async () => {
  const { data: countries } = (await get('en', '/countries')).body
  const days = { from: 2, to: 4 }
  expect(countries[0]).toEqual({ id: saudiArabia, name: 'Saudi Arabia', delivery_days: days })
  expect(countries[1]).toMatchObject({ delivery_days: { from: 5, to: 8 } })
  expect((await get('en', '/settings')).body.data.default_city.delivery_days).toEqual(days)
  const { data: cities } = (await get('ar', `/cities/${saudiArabia}`)).body
  expect(cities).toContainEqual({ id: riyadh, name: 'الرياض', shipping: known.places.riyadh.shipping })
  const { data: areas } = (await get('en', `/areas/${riyadh}`)).body
  expect(areas.length).toBeGreaterThan(3)
})

/** The file has no schema to compare with. */
const publicPaths = [...calls.map(([path]) => path), `/products/${scrub}/order-template`]

test('covers every public call with an example', () => {
  const declared = [...everyCall.values()].filter(({ cache }) => cache === 'public')
  const templates = declared.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
  const missing = declared.filter(
    (_, at) => !publicPaths.some((path) => templates[at]?.test(path.replace(/\?.*/, ''))),
  )
  expect(missing.map(({ path }) => path)).toEqual([])
})

/** Sells so many pieces that the product comes first in the list by sales. */
async function sell(id: number, quantity: number) {
  const { data } = (await get('en', `/products/${id}`)).body
  const order = {
    payment_method: 0,
    name: 'Zahra',
    email: 'zahra@example.com',
    phone: '0512345678',
    address: 'Olaya St',
    country_id: saudiArabia,
    city_id: riyadh,
    area_id: (await get('en', `/areas/${riyadh}`)).body.data[0].id,
    products: [
      {
        product_id: id,
        colors: [{ color_id: data.pivot_colors[0].id, sizes: [{ size_id: data.sizes[0].id, quantity }] }],
      },
    ],
  }
  const placed = await api.request('http://shop.test/en/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  const { code, grand_total } = JSON.parse(await placed.text()).data
  await recordTransfer(database, { code, amount: halalas(Math.round(grand_total * 100)), by: 'owner' })
}

test('a sale invalidates every cached response that shows sales', async () => {
  const kept = new ApiResponseCache(600_000)
  const caching = testApi({ ...options, cache: kept })
  // A file, such as an order template, contains the time at which it was made.
  const textOf = async (answer: Response) =>
    answer.headers.get('content-type')?.startsWith('application/json') ? await answer.text() : 'a file'
  const askAll = async (of: typeof api) =>
    new Map(
      await Promise.all(
        publicPaths.map(
          async (path) => [path, await textOf(await of.request(`http://shop.test/en/api${path}`))] as const,
        ),
      ),
    )
  const before = await askAll(caching)
  await sell(scrub, 3_000)
  kept.invalidateTags(soldTags([scrub]))
  const fresh = await askAll(api)
  const changed = publicPaths.filter((path) => fresh.get(path) !== before.get(path))
  expect(changed).toEqual(expect.arrayContaining([`/products/${scrub}`, '/products?sort=sold']))
  const after = await askAll(caching)
  expect(publicPaths.filter((path) => after.get(path) !== fresh.get(path))).toEqual([])
})
