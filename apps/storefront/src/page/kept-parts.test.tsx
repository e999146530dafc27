import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { sar } from '@zayy/domain/money'
import { Icon } from '@zayy/ui/icon'
import { Image } from '@zayy/ui/image'
import { ServedPart } from '@zayy/ui/served-part'
import { keepHtml } from '@zayy/ui/use-content'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FooterColumns, LegalLine, Promises } from '../footer/footer-texts.tsx'
import { exampleSettings } from '../head/testing/example-context.ts'
import { Circles, OfferAndBrands, Quotes } from '../home/fixed-parts.tsx'
import { Localized } from '../i18n/testing/localized.tsx'
import { serverMessages } from '../i18n/server-messages.ts'
import { lazyClient } from '../lazy-client.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { CardContent, IMAGES_IN_ROW, ProductCard } from '../product-card/product-card.tsx'
import { withNotes } from '../render-notes.ts'
import { SponsorLogos } from '../sponsors/sponsors.tsx'
import { inlineFirstScreenIcons } from './first-screen-icons.ts'
import { keptParts } from './kept-parts.tsx'

inlineFirstScreenIcons()

/** Text of every rendering of Probe. */
const probed: string[] = []

function Probe({ text, icon, nonce, image }: { text: string; icon?: true; nonce?: true; image?: true }) {
  probed.push(text)
  return (
    <>
      {text}
      {icon ? <Icon name="user" /> : null}
      {nonce ? <script nonce="mark" /> : null}
      {image ? <Image url="/media/a/800.webp" alt="" sizes="9px" widths={[36]} first /> : null}
    </>
  )
}

const parts = [
  ...[Probe, CardContent, FooterColumns, LegalLine, Promises],
  ...[Circles, OfferAndBrands, Quotes, SponsorLogos],
]
const keepNothing = () => keepHtml(() => null)
const keepParts = (maxCharacters?: number) => keepHtml(keptParts(parts, maxCharacters))

beforeEach(() => {
  keepParts()
  probed.length = 0
})

// Other test files share this process.
afterAll(keepNothing)

type Page = { locale?: 'ar' | 'en'; path?: string; settings?: object }

/** Returns the HTML of a page and its notes. */
async function render(content: ReactNode, { locale = 'en', path = '/', settings = {} }: Page = {}) {
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
    context: {
      locale,
      messages: serverMessages(locale),
      client: lazyClient(locale),
      origin: 'https://shop.test',
      scriptMark: 'mark',
    },
    InnerWrap: ({ children }) => <Localized locale={locale}>{children}</Localized>,
    routeTree: createRootRoute({
      loader: () => ({ ...exampleSettings, ...settings }),
      component: () => content,
      notFoundComponent: () => content,
    }),
  })
  await router.load()
  return withNotes(() => renderToString(<RouterProvider router={router} />))
}

const served = (children: ReactNode) => (
  <ServedPart as="ul" id="part">
    {children}
  </ServedPart>
)

const product = {
  ...{
    id: 7,
    name: 'Polo & “Co”',
    image: '/media/a/800.webp',
    hover_image: '/media/a/800.webp',
    badge: null,
  },
  ...{ avg_rate: 4.5, colors_count: 7, colors: [{ name: 'Teal', code: '#007788' }] },
  pieces: [
    { from: 1, to: 199, price: sar(55) },
    { from: 200, to: 100_000, price: sar(36) },
  ],
}
const card = (change: object = {}) => <ProductCard product={{ ...product, ...change }} />
const circle = { id: 3, name: 'زي طبي', to: '/category/3/x', image: '/media/c/800.webp', count: 2 }
const brand = { ...circle, desc: 'Made here' }

test.each<[string, ReactNode]>([
  ['a card', card()],
  ['a card of the first screen', <ProductCard key="0" product={product} first images={IMAGES_IN_ROW} />],
  ['the columns of the footer', served(<FooterColumns quiet={false} />)],
  ['the legal line', served(<LegalLine />)],
  ['the promises', served(<Promises />)],
  ['categories', served(<Circles circles={[circle]} />)],
  [
    'brands',
    served(<OfferAndBrands priceBreak={null} made={{ name: 'Made', desc: 'Here', brands: [brand] }} />),
  ],
  ['sponsors', served(<SponsorLogos sponsors={[{ id: 1, name: 'S', image: '/media/s/800.webp' }]} />)],
])('renders %s with the same HTML and needs as React, in all pages', async (_, part) => {
  const pages = (['ar', 'en'] as const).flatMap((locale) =>
    ['/about', '/', '/cart', '/'].map((path) => ({ locale, path })),
  )
  const kept = []
  for (const page of pages) kept.push(await render(part, page))
  keepNothing()
  for (const [at, page] of pages.entries()) expect(kept[at]).toEqual(await render(part, page))
})

test('renders a part once for its props, language and settings, and notes its needs each time', async () => {
  const part = served(<Probe text="a" icon />)
  const first = await render(part)
  expect(first[0]).toContain('>a<svg')
  expect(first[1].icons.size).toBe(1)
  expect(await render(part, { path: '/cart', settings: { ...exampleSettings } })).toEqual(first)
  expect(probed).toEqual(['a'])
  await render(served(<Probe text="b" icon />))
  await render(part, { locale: 'ar' })
  await render(part, { settings: { phone: null } })
  await render(part, { settings: { served: { ...exampleSettings.served, year: 2027 } } })
  await render(part, { settings: { served: { ...exampleSettings.served, year: 2027 } } })
  expect(probed).toEqual(['a', 'b', 'a', 'a', 'a'])
})

test('shows each change of a product, of the settings and of the current page', async () => {
  const changes: [ReactNode, Page][] = [
    [card(), {}],
    [card({ name: 'Shirt' }), {}],
    [card({ pieces: [{ from: 1, to: 100, price: sar(54) }] }), {}],
    [card({ badge: 'new' }), {}],
    [served(<LegalLine />), {}],
    [served(<LegalLine />), { settings: { vatNumber: null } }],
    [served(<FooterColumns quiet />), {}],
    [served(<FooterColumns quiet={false} />), {}],
    [served(<FooterColumns quiet={false} />), { path: '/contact' }],
    [served(<FooterColumns quiet={false} />), { path: '/about' }],
  ]
  const kept = []
  for (const [part, page] of [...changes, ...changes]) kept.push(await render(part, page))
  keepNothing()
  const own = []
  for (const [part, page] of [...changes, ...changes]) own.push(await render(part, page))
  expect(kept).toEqual(own)
  expect(new Set(own.map(([html]) => html)).size).toBe(changes.length)
})

test('keeps no script of one page, and no image that the head of the page preloads', async () => {
  for (const part of [<Probe key="0" text="a" nonce />, <Probe key="0" text="b" image />]) {
    const first = await render(served(part))
    expect(await render(served(part))).toEqual(first)
  }
  // Tried apart, then in both pages.
  expect(probed).toEqual(['a', 'a', 'a', 'b', 'b', 'b'])
})

test('drops the parts that were not used for longest', async () => {
  const long = (text: string) => served(<Probe text={text.repeat(500)} />)
  keepParts(3_500)
  for (const text of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await render(long(text))
  expect(probed.map(([text]) => text)).toEqual(['a', 'b', 'c', 'd', 'b'])
})

test('leaves children of other components to React', async () => {
  const [html] = await render(
    <ShopLink to="/x">
      <b>x</b>
    </ShopLink>,
  )
  expect(html).toBe('<a href="/en/x"><b>x</b></a>')
})
