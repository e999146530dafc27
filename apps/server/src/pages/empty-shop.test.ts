/** A shop without content still answers: every page of an empty catalogue, on the real program. */

import { expect, test } from 'vitest'
import { emptyShopFolder, startServerProcess } from '../lifecycle/testing/server-process.ts'

/** Each page, its status, and what its main part says in Arabic and in English. */
const pages: [path: string, status: number, ar: string, en: string][] = [
  ['/', 200, 'نجهّز المتجر', 'We are setting up the shop'],
  ['/shop', 200, 'لا توجد منتجات متاحة', 'No products available'],
  ['/about', 404, 'لم تُنشر هذه الصفحة بعد', 'This page is not published yet'],
  ['/terms', 404, 'لم تُنشر هذه الصفحة بعد', 'This page is not published yet'],
  ['/Policy', 404, 'لم تُنشر هذه الصفحة بعد', 'This page is not published yet'],
  ['/contact', 200, 'اترك لنا رسالة', 'Leave us a message'],
  ['/blogs', 200, 'لا مقالات هنا', 'No articles here'],
  ['/blogs/1', 404, 'عذرًا، الصفحة غير موجودة', 'Oops! Page Not Found'],
  ['/brands', 404, 'عذرًا، الصفحة غير موجودة', 'Oops! Page Not Found'],
  ['/category/1/x', 404, 'عذرًا، الصفحة غير موجودة', 'Oops! Page Not Found'],
  ['/Product-category/1/x', 404, 'عذرًا، الصفحة غير موجودة', 'Oops! Page Not Found'],
  ['/product/1', 404, 'عذرًا، الصفحة غير موجودة', 'Oops! Page Not Found'],
  // Only `npm run dev` serves the gallery of components.
  ['/__ui', 404, 'الصفحة غير موجودة', 'Page Not Found'],
  ['/cart', 200, 'السلة', 'Cart'],
  ['/checkout', 200, 'إتمام الطلب', 'Checkout'],
  ['/bill', 200, 'جارٍ تحميل الفاتورة', 'Loading the invoice'],
]

test('every page of an empty shop says so and leads on, in both languages', async () => {
  const server = startServerProcess(await emptyShopFolder(), { SEED_DEMO: 'false', LIMITS: 'relaxed' })
  const origin = await server.opened
  for (const [path, status, ar, en] of pages) {
    for (const [address, text, home] of [
      [path, ar, '/'],
      [path === '/' ? '/en' : `/en${path}`, en, '/en'],
    ] as const) {
      const answer = await fetch(`${origin}${address}`)
      const html = await answer.text()
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
      expect.soft({ address, status: answer.status }).toEqual({ address, status })
      expect.soft(main, address).toContain(text)
      expect.soft(html, address).not.toMatch(/<img[^>]*src=""|>(undefined|null|NaN)</)
      if (status === 404) expect.soft(main, address).toContain(`href="${home}"`)
    }
  }
})
