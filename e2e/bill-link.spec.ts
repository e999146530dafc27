import type { Request } from '@playwright/test'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { placeOrder } from './place-order.ts'
import { cartOf } from './stored-cart.ts'

const pieces = [[0, 1, 12]] as const

for (const locale of locales) {
  for (const sign of ['#', '?token=']) {
    test(`the mail's link /bill${sign}… opens the bill without leaking its token (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, request }) => {
      const cart = await cartOf(request, locale, { polo: pieces })
      const { token, code } = await placeOrder(request, locale, cart)
      const sent: Request[] = []
      page.on('request', (request) => {
        if (!request.url().includes('/api/bills/')) sent.push(request)
      })
      await page.goto(at(locale, `/bill${sign}${token}`))
      const bill = page.getByRole('article').filter({ visible: true })
      await expect(bill).toContainText(code)
      await expect(page).toHaveURL(at(locale, '/bill'))
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: messages[locale].downloadPdf }).click(),
      ])
      expect(download.suggestedFilename()).toBe(`pro-forma-${code}.pdf`)
      expect(download.url()).toMatch(/^blob:/)

      await page.reload()
      await expect(bill).toContainText(code)
      await page.getByRole('banner').getByRole('link', { name: messages[locale].otherLanguage }).click()
      await expect(page).toHaveURL(at(locale === 'ar' ? 'en' : 'ar', '/bill'))
      await expect(bill).toContainText(code)
      await page.goBack()
      await expect(page).toHaveURL(/\/bill$/)
      const told = await Promise.all(
        sent.map(async (request) => `${request.url()} ${(await request.allHeaders()).referer ?? ''}`),
      )
      // An old link has the token in its query, so the first request sends it.
      const known = sign === '#' ? 0 : 1
      expect(told.length).toBeGreaterThan(10)
      expect(told.slice(known).filter((line) => line.includes(token))).toEqual([])
    })
  }
}
