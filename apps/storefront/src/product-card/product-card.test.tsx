import { RouterProvider } from '@tanstack/react-router'
import { sar } from '@zayy/domain/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadedRouter } from '../i18n/testing/localized.tsx'
import { ProductCard } from './product-card.tsx'

const product = {
  id: 7,
  name: 'Polo',
  image: '/media/a/800.webp',
  hover_image: '/media/a/800.webp',
  badge: null,
  avg_rate: 4.5,
  colors_count: 1,
  colors: [{ name: 'Teal', code: '#007788' }],
}

/** Returns the lines of text on a card with these tiers and without a target quantity. */
async function linesOf(locale: 'ar' | 'en', pieces: Parameters<typeof ProductCard>[0]['product']['pieces']) {
  const router = await loadedRouter(locale, () => <ProductCard product={{ ...product, pieces }} />)
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const body = html.slice(html.indexOf('<h3>'))
  return body.split(/<\/(?:h3|p)>/).map((line) =>
    line
      .replaceAll(/<[^>]*>|[\u2066-\u2069]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

test.each([
  ['en', 1, ['Polo', '⃁ 55.00 SAR each', '⃁ 36.00 SAR at 200+']],
  ['ar', 1, ['Polo', '⃁ 55.00 ريال للقطعة', '⃁ 36.00 ريال عند 200+']],
  ['en', 5, ['Polo', '⃁ 55.00 SAR minimum 5', '⃁ 36.00 SAR at 200+']],
  ['ar', 5, ['Polo', '⃁ 55.00 ريال أقل طلب 5', '⃁ 36.00 ريال عند 200+']],
] as const)(
  'shows name, current price and lowest price (%s, sold from %i pieces)',
  async (locale, least, lines) => {
    const tiers = [
      { from: least, to: 199, price: sar(55) },
      { from: 200, to: 100_000, price: sar(36) },
    ]
    expect((await linesOf(locale, tiers)).filter(Boolean)).toEqual(lines)
  },
)

test('shows no second price for a product with one price', async () => {
  expect((await linesOf('en', [{ from: 1, to: 100_000, price: sar(55) }])).filter(Boolean)).toEqual([
    'Polo',
    '⃁ 55.00 SAR each',
  ])
})
