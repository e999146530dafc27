import type { APIRequestContext, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { known } from '../demo/known.ts'
import { at, behaviourScreen, type Locale, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { payByCard } from './pay-by-card.ts'
import { placeOrder } from './place-order.ts'
import type { cartOf } from './stored-cart.ts'

const PT_PER_MM = 72 / 25.4

/** Names close to the maximum length. */
const longNames = {
  name: 'عبدالرحمن بن عبدالعزيز بن محمد بن إبراهيم آل الشيخ العتيبي',
  address: 'شارع الأمير محمد بن عبدالعزيز (التحلية)، مبنى رقم 4012، الدور الثاني، مكتب 17، خلف المستشفى',
  company_name: 'شركة الواحة الخضراء للرعاية الصحية والمستلزمات الطبية المحدودة، فرع الرياض',
  company_vat: '311111111100003',
  purchase_order: 'PO-2026-ALWAHA-000017',
  coupon_code: known.coupons.percent.code,
}

for (const locale of locales) {
  test(`an invoice of ten lines prints on one A4 page, a longer one repeats headings and page numbers, and a receipt roll is one page (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const lines = await cartLines(request, locale, 40)
    for (const count of [10, 11, 40, 3]) {
      const bill = await placeOrder(request, locale, lines.slice(0, count), undefined, longNames)
      const invoiceNumber = await payByCard(request, locale, bill.token)
      await page.goto(at(locale, `/bill#${bill.token}`))
      const paper = page.getByRole('article', { name: 'فاتورة ضريبية' }).filter({ visible: true })
      await expect(paper).toContainText(invoiceNumber)
      const { pages, size, fonts } = await printed(page)
      expect(size).toEqual({ width: 210, height: 297 })
      expect(fonts.filter((name) => !/riyal/i.test(name))).toEqual([])
      if (count <= 10) expect(pages, `pages of ${count} lines`).toHaveLength(1)
      else expect(pages.length, `pages of ${count} lines`).toBeGreaterThan(1)
      expect(pages.length, `pages of ${count} lines`).toBeLessThanOrEqual(Math.ceil(count / 10) + 1)
      for (const [index, text] of pages.entries()) {
        expect(text).toContain(`${invoiceNumber} · ${bill.code} · ${index + 1} / ${pages.length}`)
      }
      // The last page may hold the totals alone.
      for (const text of count > 10 ? pages.slice(0, -1) : pages) expect(text).toContain('Tier price')
      if (count === 3) {
        await expectWithoutMenu(page, locale)
        await expectRoll(page, locale, invoiceNumber)
      }
    }
  })
}

/** Expects that the open menu of a phone is not printed over the invoice. */
async function expectWithoutMenu(page: Page, locale: Locale) {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: messages[locale].menu }).click()
  const menu = page.getByRole('dialog', { name: messages[locale].menu })
  await expect(menu).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(menu).toBeHidden()
  await page.emulateMedia({ media: null })
  expect((await printed(page)).pages).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.setViewportSize(before)
}

/** Expects one page of the receipt's length on a roll. */
async function expectRoll(page: Page, locale: Locale, invoiceNumber: string) {
  await page.getByRole('button', { name: '80 mm' }).click()
  await expect(page.getByRole('article').filter({ visible: true })).toContainText(invoiceNumber)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: messages[locale].print, exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  const { pages, size } = await printed(page)
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain(invoiceNumber)
  expect(pages[0]).not.toContain('1 / 1')
  expect(size.width).toBe(80)
}

/**
 * Prints the page to PDF. Returns the text of each sheet, the size of the first in millimetres, and the fonts with a name: those of the
 * system and the riyal sign, as Chromium embeds a variable font such as Alexandria without one.
 */
async function printed(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const fonts = [...pdf.toString('latin1').matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name = '']) => name)
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  const [, , width = 0, height = 0] = (await document.getPage(1)).view
  const millimetres = (points: number) => Math.round(points / PT_PER_MM)
  return { pages: text, size: { width: millimetres(width), height: millimetres(height) }, fonts }
}

/** Returns `count` products, each with its minimum quantity spread over three colours and three sizes. */
async function cartLines(request: APIRequestContext, locale: Locale, count: number) {
  const lines: Awaited<ReturnType<typeof cartOf>> = []
  for (let number = 1; lines.length < count; number += 1) {
    const answer = await request.get(`/${locale}/api/products?page=${number}`)
    const { data: list } = (await answer.json()) as { data: { data: { id: number }[] } }
    for (const { id } of list.data.slice(0, count - lines.length)) {
      const { data: product } = (await (await request.get(`/${locale}/api/products/${id}`)).json()) as {
        data: Awaited<ReturnType<typeof cartOf>>[number]['product'] & {
          pivot_colors: { id: number }[]
          sizes: { id: number }[]
        }
      }
      const colours = product.pivot_colors.slice(0, 3)
      const sizes = product.sizes.slice(0, 3)
      const fewest = product.pieces[0]?.from ?? 1
      const quantity = Math.max(1, Math.ceil(fewest / (colours.length * sizes.length)))
      lines.push({
        product,
        selectedProduct: {
          product_id: id,
          colors: colours.map((colour) => ({
            color_id: colour.id,
            sizes: sizes.map((size) => ({ size_id: size.id, quantity })),
          })),
        },
      })
    }
  }
  return lines
}
