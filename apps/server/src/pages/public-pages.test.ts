/** Every page can be found and describes itself to search engines and messengers: the demo shop, without a browser. */

import { readdir, readFile } from 'node:fs/promises'
import { localeInfo, locales } from '@zayy/i18n/locale'
import { cart } from '@zayy/i18n/messages/en/cart'
import { footer as footerMessages } from '@zayy/i18n/messages/en/footer'
import { imageWidths } from '@zayy/platform/images/image-url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { known } from '../../../../demo/known.ts'
import { narrowingParameters, pageRoutes, refusedPaths } from './page-routes.ts'
import { type ReadPage, readHtml } from './testing/read-html.ts'
import { servedDemo } from './testing/served-demo.ts'
import { shownWidth } from './testing/shown-width.ts'

const origin = 'https://shop.test'
/** Pages tested per kind and language, spread over the whole shop. */
const ofKind = 6

const shop = await servedDemo(origin)
const read = async (path: string) => {
  const answer = await shop.ask(path)
  return { status: answer.status, headers: answer.headers, page: readHtml(await answer.text()) }
}
/** Cache-Control of each page. */
const caching = new Map<string, string | null>()
const pages = new Map<string, ReadPage>()
const looked: string[] = []
let listed: string[] = []

beforeAll(async () => {
  listed = await listedPaths()
  const kindOf = (path: string) => path.replace(/^\/en(?=\/|$)/, '').split('/')[1]
  const kinds = [...new Set(listed.map(kindOf))]
  for (const kind of kinds) {
    // Both languages of a page follow one another.
    const paths = listed.filter((path) => kindOf(path) === kind)
    const step = Math.ceil(paths.length / 2 / ofKind)
    looked.push(...paths.filter((_, at) => Math.floor(at / 2) % step === 0))
  }
  for (const path of looked) {
    const { status, headers, page } = await read(path)
    expect(status, path).toBe(200)
    pages.set(path, page)
    caching.set(path, headers.get('cache-control'))
  }
})

/** The paths that the site map lists. */
async function listedPaths(): Promise<string[]> {
  const index = await (await shop.ask('/sitemap.xml')).text()
  const files = await Promise.all(
    addressesOf(index).map(async (at) => (await shop.ask(new URL(at).pathname)).text()),
  )
  return files.flatMap(addressesOf).map((at) => new URL(at).pathname)
}

function addressesOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at)
}

const each = (check: (page: ReadPage, path: string) => void) => {
  for (const [path, page] of pages) check(page, path)
}
const englishOrNot = (path: string) => (/^\/en(?:\/|$)/.test(path) ? 'en' : 'ar')
const ofType = ({ things }: ReadPage, type: string) => things.filter((thing) => thing['@type'] === type)

test('lists the canonical URL of each page once in the site map', () => {
  expect(new Set(listed).size).toBe(listed.length)
  each((page, path) => expect(page.canonical, path).toEqual([`${origin}${path}`]))
})

test('each page names itself and the other language, which names both in the same way', () => {
  each(({ alternates }, path) => {
    expect(Object.keys(alternates), path).toEqual(['ar', 'en', 'x-default'])
    expect(alternates[englishOrNot(path)], path).toBe(`${origin}${path}`)
    expect(alternates['x-default'], path).toBe(alternates.ar)
    const other = pages.get(new URL(alternates[englishOrNot(path) === 'en' ? 'ar' : 'en'] ?? '').pathname)
    expect(other?.alternates, path).toEqual(alternates)
  })
})

test('no page prevents the browser from restoring it on back: no no-store, no unload listener', async () => {
  for (const [path, value] of caching) expect(value, path).toBe('public, no-cache')
  const folder = new URL('../../../storefront/dist/client/assets/', import.meta.url)
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js')))
    expect(await readFile(new URL(file, folder), 'utf8'), file).not.toMatch(/(?<!before)unload["'`]|onunload/)
})

const windows = [
  [360, 780],
  [390, 844],
  [430, 932],
  [834, 1112],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const

test('offers each image within a fifth of its shown width on any screen, at widths that the server has', () => {
  const seen = new Set<string>()
  each(({ images }, path) => {
    for (const { srcset = '', sizes } of images) {
      const offered = [...srcset.matchAll(/\/(\d+)\.avif/g)].map(([, width]) => Number(width))
      for (const width of offered) expect(imageWidths, path).toContain(width)
      if (sizes === undefined || seen.has(`${sizes} ${offered}`)) continue
      seen.add(`${sizes} ${offered}`)
      for (const [width, height] of windows)
        for (const density of [1, 2, 3]) {
          const needed = shownWidth(sizes, { width, height }) * density
          const chosen = offered.find((made) => made >= needed) ?? Math.max(...offered)
          if (chosen === Math.max(...imageWidths)) continue
          expect(chosen / needed, `${path}: ${chosen} for ${needed} in ${width}`).toBeGreaterThan(1 / 1.2)
          expect(chosen / needed, `${path}: ${chosen} for ${needed} in ${width}`).toBeLessThan(1.2)
        }
    }
  })
  expect(seen.size).toBeGreaterThan(8)
})

test('titles and descriptions have a length that is shown, and each is unique in a language', () => {
  each(({ title, meta }, path) => {
    expect(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(10)
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(80)
    const description = meta.get('description') ?? ''
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(40)
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
  })
  for (const locale of locales) {
    const own = [...pages].filter(([path]) => englishOrNot(path) === locale).map(([, page]) => page)
    const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
    expect(repeated(own.map(({ title }) => title))).toEqual([])
    expect(repeated(own.map(({ meta }) => meta.get('description') ?? ''))).toEqual([])
  }
})

test('each page has a card for messengers', () => {
  each(({ meta, canonical, title, manifest }, path) => {
    const locale = englishOrNot(path)
    expect(meta.get('og:url'), path).toBe(canonical[0])
    expect(title, path).toContain(meta.get('og:title'))
    expect(meta.get('og:description'), path).toBe(meta.get('description'))
    expect(meta.get('og:locale'), path).toBe(localeInfo[locale].openGraph)
    expect(meta.get('og:locale:alternate'), path).toBe(localeInfo[locale === 'en' ? 'ar' : 'en'].openGraph)
    expect(meta.get('og:site_name'), path).toBe(locale === 'en' ? 'Zayy' : 'زيّ')
    expect([meta.get('og:image:width'), meta.get('og:image:height')], path).toEqual(['1200', '630'])
    expect(meta.get('og:image:alt'), path).not.toBe('')
    expect(meta.get('twitter:card'), path).toBe('summary_large_image')
    expect(manifest, path).toBe(`${localeInfo[locale].prefix}/manifest.webmanifest`)
    expect(meta.get('robots'), path).toBeUndefined()
  })
})

/** Asks for an image until it is made: a busy server answers with 503 or a placeholder meanwhile. */
async function made(path: string, type: string): Promise<Response> {
  let answer = new Response()
  await expect
    .poll(async () => {
      answer = await shop.ask(path)
      return answer.headers.get('content-type')
    })
    .toBe(type)
  return answer
}

test.each(['/', '/en', '/product/1', '/blogs/1', '/brands'])(
  'the card image of %s is 1200 × 630',
  async (path) => {
    const { page } = await read(path)
    const answer = await made(page.meta.get('og:image') ?? '', 'image/jpeg')
    expect(answer.status).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(300_000)
  },
)

describe('JSON-LD', () => {
  test('breadcrumbs are the same as on the page', () => {
    each((page, path) => {
      const [list, ...others] = ofType(page, 'BreadcrumbList')
      expect(others, path).toEqual([])
      const items = listOf(list?.itemListElement)
      expect(
        items.map(({ name }) => name),
        path,
      ).toEqual(page.breadcrumb)
      expect(
        items.map(({ position }) => position),
        path,
      ).toEqual(items.map((_, at) => at + 1))
      for (const { item } of items.slice(0, -1))
        expect(listed, path).toContain(new URL(String(item)).pathname)
    })
  })

  test('states the price and rating that the page shows', () => {
    const products = [...pages].filter(([path]) => path.includes('/product/'))
    expect(products.length).toBeGreaterThan(8)
    for (const [path, page] of products) {
      const [product] = ofType(page, 'Product')
      expect(product?.name, path).toBe(page.heading)
      const offer = recordOf(product?.offers)
      expect(page.text, path).toContain(Number(offer.price).toFixed(2))
      expect(offer, path).toMatchObject({ priceCurrency: 'SAR' })
      expect(offer, 'stock is unknown').not.toHaveProperty('availability')
      const tiers = listOf(offer.priceSpecification)
      expect(tiers[0]?.price, path).toBe(offer.price)
      for (const tier of tiers) expect(page.text, path).toContain(Number(tier.price).toFixed(2))
      const rating = product?.aggregateRating
      if (rating === undefined) expect(product, path).not.toHaveProperty('review')
      else expect(page.text, path).toContain(Number(recordOf(rating).ratingValue).toFixed(1))
    }
    expect(products.some(([, page]) => ofType(page, 'Product')[0]?.aggregateRating)).toBe(true)
  })

  test.each(['scrub', 'security', 'schoolShirt'] as const)(
    'states the catalogue’s prices of %s on the page and in its data',
    async (key) => {
      const { name, tiers } = known.products[key]
      const { rows } = await shop.database.$client.query(
        `select product_id as id from product_translations where locale = 'en' and name = $1`,
        [name.en],
      )
      const { page } = await read(`/en/product/${rows[0]?.id}`)
      const steps = page.lists.get(cart.pricesByQuantity) ?? []
      expect(steps).toHaveLength(tiers.length)
      for (const [place, { price }] of tiers.entries()) expect(steps[place]).toContain(price.toFixed(2))
      const specified = listOf(recordOf(ofType(page, 'Product')[0]?.offers).priceSpecification)
      expect(specified.map(({ price }) => price)).toEqual(tiers.map(({ price }) => price))
    },
  )

  test('masks the authors of reviews', () => {
    const reviews = [...pages.values()].flatMap((page) => listOf(ofType(page, 'Product')[0]?.review))
    expect(reviews.length).toBeGreaterThan(0)
    for (const { author } of reviews) expect(recordOf(author).name).toMatch(/\*/)
  })

  test("contains no address or phone number but the shop's", () => {
    each((page, path) => {
      const told = JSON.stringify(page.things).replaceAll(/"@(?:type|id|context)"/g, '')
      const addresses = told.match(/[\w.]+@[\w.]+|(?:\+966|\b05)\d{8,}/g) ?? []
      expect(
        addresses.filter((one) => !['salam@zayy.example', '+966110000000'].includes(one)),
        path,
      ).toEqual([])
    })
  })

  test('the home page describes the shop and its search', () => {
    const home = pages.get('/en')
    if (!home) throw new Error('no home page')
    expect(ofType(home, 'OnlineStore')).toMatchObject([
      {
        name: 'Zayy',
        legalName: 'Zayy Trading Co.',
        vatID: '300000000000003',
        identifier: { value: '1010000000' },
      },
    ])
    expect(JSON.stringify(ofType(home, 'WebSite'))).toContain(
      '"urlTemplate":"https://shop.test/en/shop?search={search_term_string}"',
    )
  })

  test.each([
    ['/en/blogs/1', 'BlogPosting'],
    ['/en/about', 'AboutPage'],
    ['/en/contact', 'ContactPage'],
    ['/en/shop', 'ItemList'],
    ['/en/brands', 'ItemList'],
    ['/en/blogs', 'ItemList'],
  ])('%s has a %s', async (path, type) => {
    const [thing] = ofType((await read(path)).page, type)
    expect(thing).toBeDefined()
    if (type === 'BlogPosting') {
      expect(String(thing?.headline).length).toBeLessThanOrEqual(110)
      expect(thing?.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}/)
    }
    for (const { url } of listOf(thing?.itemListElement))
      expect(listed).toContain(new URL(String(url)).pathname)
  })

  test('a product named like a script is shown as text and runs nothing', async () => {
    const name = '</script><script>alert(1)</script>'
    const before = await read('/en/product/2')
    await shop.database.$client.query(
      `update product_translations set name = $1 where product_id = 2 and locale = 'en'`,
      [name],
    )
    shop.forget()
    const after = await read('/en/product/2')
    expect(ofType(after.page, 'Product')).toMatchObject([{ name }])
    expect(after.page.heading).toBe(name)
    expect(after.page.scripts).toBe(before.page.scripts)
  })
})

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

describe('what search engines leave out', () => {
  const personal = pageRoutes.filter(({ access }) => access !== 'customer')
  const shown = personal.map(({ path }) => path).filter((path) => isRefused(path))

  test.each(shown.flatMap((path) => [path, `/en${path}`]))(
    '%s says so, and names no address',
    async (path) => {
      const { status, page } = await read(path)
      expect(status).toBe(200)
      expect(page.meta.get('robots')).toBe('noindex')
      expect([page.canonical, page.alternates, page.things]).toEqual([[], {}, []])
    },
  )

  test.each(['search=polo', 'sort=price', 'is_men=1', 'avg_rate=4', 'colors=navy', 'sizes=M'])(
    'keeps a list narrowed by %s out of search engines',
    async (query) => {
      expect(narrowingParameters).toContain(query.split('=')[0])
      const { page } = await read(`/en/shop?${query}`)
      expect(page.meta.get('robots')).toBe('noindex')
      expect([page.canonical, page.things]).toEqual([[], []])
    },
  )

  test('robots.txt refuses exactly these', async () => {
    const lines = (await (await shop.ask('/robots.txt')).text()).split('\n')
    for (const path of refusedPaths) expect(lines).toContain(`Disallow: ${path}`)
    for (const name of narrowingParameters) expect(lines).toContain(`Disallow: /*?*${name}=`)
    expect(lines.some((line) => line.includes('page='))).toBe(false)
  })
})

function isRefused(path: string): boolean {
  return refusedPaths.some((refused) => path === refused || path.startsWith(`${refused}/`))
}

test('a later page of a list has a separate canonical URL and title', async () => {
  const [first, second] = [await read('/en/shop'), await read('/en/shop?page=2&utm_source=mail')]
  expect(second.page.canonical).toEqual([`${origin}/en/shop?page=2`])
  expect(second.page.alternates.ar).toBe(`${origin}/shop?page=2`)
  expect(second.page.title).toBe('All products, page 2 | Zayy')
  expect(second.page.meta.get('description')).not.toBe(first.page.meta.get('description'))
})

describe('addresses', () => {
  const medical = { ar: encodeURIComponent('ملابس-طبية'), en: 'medical' }
  const made = {
    ar: encodeURIComponent('صُنع-في-السعودية'.normalize('NFC').replace('\u064f', '')),
    en: 'made-in-saudi',
  }
  const idOf = async (slug: string) => {
    const { rows } = await shop.database.$client.query('select id from categories where slug = $1', [slug])
    return Number(rows[0].id)
  }

  test.each(locales)(
    'redirects a wrong name permanently to the right one, with the query (%s)',
    async (locale) => {
      const { prefix } = localeInfo[locale]
      const id = await idOf('medical')
      for (const kind of ['category', 'Product-category'])
        for (const [asked, right] of [
          [`/${kind}/${id}/anything`, `/${kind}/${id}/${medical[locale]}`],
          [`/${kind}/${id}/-`, `/${kind}/${id}/${medical[locale]}`],
          [`/${kind}/x/${await idOf('maghzal')}/y`, undefined],
        ] as const) {
          const answer = await shop.ask(`${prefix}${asked}?utm_source=mail`)
          const location = answer.headers.get('location') ?? ''
          expect(answer.status, asked).toBe(308)
          expect(location, asked).toContain('utm_source=mail')
          if (right) expect(location, asked).toBe(`${prefix}${right}?utm_source=mail`)
          else expect(location, asked).toContain(`${prefix}/${kind}/${made[locale]}/`)
        }
    },
  )

  test.each([
    ['/shop/', '/shop'],
    ['/EN/Shop?page=2', '/en/shop?page=2'],
    ['/product-category/3', '/Product-category/3/-'],
    ['//about', '/about'],
  ])('redirects %s permanently to %s', async (asked, right) => {
    const answer = await shop.ask(`${origin}${asked}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, right])
  })

  test.each([
    '/product/999999',
    '/product/07',
    '/product/0x7',
    '/product/7.0',
    '/product/x',
    '/blogs/999999',
    '/category/999999/x',
    '/Product-category/x/y',
    '/nowhere',
  ])('answers 404 for %s', async (path) => {
    const { status, page } = await read(`/en${path}`)
    expect(status).toBe(404)
    expect([page.canonical, page.alternates, page.things]).toEqual([[], {}, []])
  })
})

test('a shop that charges no VAT does not mention it beside its prices', async () => {
  const paths = [looked.find((path) => path.startsWith('/en/product/')) ?? '', '/en/shop']
  const before = 'update settings set tax_basis_points = 1500, vat_number = $1'
  const { rows } = await shop.database.$client.query('select vat_number from settings')
  await shop.database.$client.query('update settings set tax_basis_points = 0, vat_number = null')
  shop.forget()
  for (const path of paths) {
    const { status, page } = await read(path)
    expect([path, status]).toEqual([path, 200])
    expect(page.text, path).not.toMatch(/\bVAT\b|\btax\b/i)
  }
  await shop.database.$client.query(before, [rows[0]?.vat_number])
  shop.forget()
  expect((await read(paths[0] ?? '')).page.text).toContain('each, before 15% VAT')
})

test('opens a page that the owner adds at its slug in both languages, linked and listed, and at no other URL', async () => {
  const { rows } = await shop.database.$client.query(
    `insert into pages (slug, image) select 'jobs', image from pages where id = 1 returning id`,
  )
  const id: number = rows[0].id
  await shop.database.$client.query(
    `insert into page_translations (page_id, locale, title, content)
     values ($1, 'ar', 'وظائف المتجر', '<p>نبحث عن خيّاط</p>'), ($1, 'en', 'Jobs at the shop', '<p>We seek a tailor</p>')`,
    [id],
  )
  shop.forget()
  for (const [prefix, title, text] of [
    ['', 'وظائف المتجر', 'نبحث عن خيّاط'],
    ['/en', 'Jobs at the shop', 'We seek a tailor'],
  ] as const) {
    const { status, page } = await read(`${prefix}/pages/jobs`)
    expect({ status, heading: page.heading }).toEqual({ status: 200, heading: title })
    expect(page.text).toContain(text)
    expect(page.title).toContain(title)
    expect(page.meta.get('description')).toBe(text)
    expect(page.breadcrumb.at(-1)).toBe(title)
    expect(page.things.map((thing) => thing['@type'])).toContain('BreadcrumbList')
    expect(page.alternates).toMatchObject({ ar: `${origin}/pages/jobs`, en: `${origin}/en/pages/jobs` })
    expect(page.canonical).toEqual([`${origin}${prefix}/pages/jobs`])
    expect(await (await shop.ask(`${prefix}/cart`)).text()).toContain(`href="${prefix}/pages/jobs"`)
    expect(await listedPaths()).toContain(`${prefix}/pages/jobs`)
    for (const other of ['about', 'privacy', 'terms', '1', String(id), 'Jobs', 'jobs-', 'job'])
      expect([other, (await read(`${prefix}/pages/${other}`)).status]).toEqual([other, 404])
  }
  await shop.database.$client.query('delete from pages where id = $1', [id])
  shop.forget()
  expect((await read('/pages/jobs')).status).toBe(404)
})

test('a shop that withdraws its promises shows none, and no gap in their place', async () => {
  const product = listed.find((path) => path.startsWith('/product/')) ?? ''
  const paths = ['', product, '/cart', '/checkout', '/contact', '/bill']
  const promised =
    /[Rr]eturns within|Return and exchange within|We answer|(?:إرجاع|الإرجاع|إعادة).{0,20}خلال|نرد.{0,30}(?:يوم|أيام)/
  const texts = async () => {
    const found: [string, string][] = []
    for (const path of [...paths.map((path) => path || '/'), ...paths.map((path) => `/en${path}`)]) {
      const { page, status } = await read(path)
      expect([path, status]).toEqual([path, 200])
      found.push([path, [page.title, page.meta.get('description') ?? '', page.text].join(' ')])
    }
    return found
  }
  const promising = (all: [string, string][]) =>
    all.filter(([, text]) => promised.test(text)).map(([path]) => path)
  expect(promising(await texts())).toEqual(
    expect.arrayContaining(['/', '/en', '/contact', '/en/contact', product, `/en${product}`]),
  )
  await shop.database.$client.query(
    'update settings set return_days = null, answer_days = null, match_days = null',
  )
  shop.forget()
  const without = await texts()
  const gap = /.{0,60}(\bnull\b|\bundefined\b|=>|\bNaN\b).{0,60}/
  for (const [path, text] of without) expect([path, gap.exec(text)?.[0]]).toEqual([path, undefined])
  expect(promising(without)).toEqual([])
  await shop.database.$client.query('update settings set return_days = 7, answer_days = 0, match_days = 1')
  shop.forget()
})

test('the footer promises prices by quantity only while a product has them', async () => {
  const footer = async () => (await read('/en/about')).page.text
  expect(await footer()).toContain(footerMessages.byQuantity)
  const hide = (hidden: boolean) =>
    shop.database.$client.query(
      'update products set hidden = $1 where id in (select product_id from price_tiers where previous_to is not null)',
      [hidden],
    )
  await hide(true)
  shop.forget()
  expect(await footer()).not.toContain(footerMessages.byQuantity)
  await hide(false)
  shop.forget()
})

test('a 404 page has the shop’s name', async () => {
  const rename = (name: string) =>
    shop.database.$client.query(`update settings_translations set app_name = $1 where locale = 'en'`, [name])
  await rename('Sadan')
  shop.forget()
  expect((await read('/en/nowhere')).page.title).toMatch(/\| Sadan$/)
  await rename('Zayy')
  shop.forget()
})

test.each(locales)('the manifest names the shop and its icons (%s)', async (locale) => {
  const answer = await shop.ask(`${localeInfo[locale].prefix}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const manifest = JSON.parse(await answer.text())
  expect(manifest).toMatchObject({ lang: locale, dir: localeInfo[locale].dir, scope: '/' })
  for (const { src, sizes, type } of manifest.icons) {
    expect(src).toMatch(/^\/media\/\w+\/icon-/)
    const icon = await made(src, type)
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('serves an icon to browsers that ask for /favicon.ico unasked', async () => {
  const answer = await shop.ask('/favicon.ico')
  expect(answer.status).toBe(200)
  const linked = /<link rel="icon" href="([^"]+)"/.exec(await (await shop.ask('/')).text())?.[1] ?? ''
  expect(linked).toMatch(/^\/media\/\w+\/icon-32\.png$/)
  const page = await shop.ask(linked)
  expect(page.headers.get('content-type')).toBe('image/png')
  const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(width).toBe(32)
})

test.each(['/checkout', '/auth', '/contact'])(
  'a form of %s has the method that no browser submits before hydration',
  async (path) => {
    const forms = (await (await shop.ask(path)).text()).match(/<form[^>]*>/g) ?? []
    const own = forms.filter((form) => !form.includes('action="/shop"'))
    expect(own.length).toBeGreaterThan(0)
    for (const form of own) expect(form).toContain('method="dialog"')
  },
)

test('no page failed during the tests', () => {
  expect(shop.errors).toEqual([])
})
