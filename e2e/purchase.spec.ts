import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { withImages } from './browser.ts'
import { taxOf } from './catalogue.ts'
import { amountOf, expectSummary, valueBeside } from './expect-totals.ts'
import { fillAddress, guest } from './guest-address.ts'
import { at, journeyScreen, type Locale, locales } from './locales.ts'
import { messages } from './messages.ts'
import { type OrderTotals, totalsOf } from './order-totals.ts'
import { expect, test } from './page-test.ts'
import { fillAccordion, fillGrid, piecesOf, type VariantQuantities } from './select-variants.ts'

test.use(withImages)

const { polo } = known.products
const riyadh = known.places.riyadh

/** Forty pieces in three colours and five sizes. */
const quantities: Record<Locale, VariantQuantities> = {
  ar: [
    { colour: 'كحلي', sizes: { S: 3, M: 5, L: 6 } },
    { colour: 'أخضر', sizes: { M: 4, L: 5, XL: 4 } },
    { colour: 'أبيض', sizes: { S: 2, L: 6, XL: 3, '2XL': 2 } },
  ],
  en: [
    { colour: 'Navy', sizes: { S: 3, M: 5, L: 6 } },
    { colour: 'Green', sizes: { M: 4, L: 5, XL: 4 } },
    { colour: 'White', sizes: { S: 2, L: 6, XL: 3, '2XL': 2 } },
  ],
}

for (const locale of locales) {
  const texts = messages[locale]

  test(`a guest buys 40 pieces by bank transfer and prints the pro forma invoice (${locale})`, {
    tag: journeyScreen[locale],
  }, async ({ page, request, isMobile }) => {
    const chosen = quantities[locale]
    const tax = await taxOf(request)
    const lines = [{ tiers: polo.tiers, pieces: piecesOf(chosen) }]
    const before = totalsOf(lines, { coupon: null, fee: riyadh.shipping, tax })
    const after = totalsOf(lines, { coupon: known.coupons.percent, fee: riyadh.shipping, tax })

    await page.goto(at(locale, '/'))
    await goToCorporate(page, locale, isMobile)
    await findPolo(page, locale, isMobile)

    const tierBar = page.getByRole('list', { name: texts.tierBar })
    await expect(tierBar.getByRole('listitem')).toHaveCount(polo.tiers.length)
    if (isMobile) await fillAccordion(page, locale, chosen)
    else await fillGrid(page, locale, chosen)
    await expect(tierBar.locator('[aria-current=step]')).toContainText('43.00')
    // The bar that sticks to the screen may repeat it.
    await expect(page.getByText(texts.next(texts.tenPieces, '38.00', '43.00')).first()).toBeVisible()

    const add = page.getByRole('button', { name: isMobile ? texts.addShort : texts.addForty })
    await add.click()
    await expect(page.getByText(texts.added)).toBeVisible()
    await page.getByRole('link', { name: texts.openCart }).click()

    await expect(page.getByRole('heading', { level: 1, name: texts.cart })).toBeVisible()
    const line = page.getByRole('article', { name: polo.name[locale] })
    await expect(line.getByRole('rowheader', { name: texts.fortyPieces })).toBeVisible()
    for (const { colour } of chosen) await expect(line.getByRole('rowheader', { name: colour })).toBeVisible()
    await expectSummary(page, locale, before)

    await page.getByRole('link', { name: texts.checkout }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: texts.checkout })).toBeVisible()
    await fillAddress(page, locale)
    await expect(page.getByText(texts.bankTransfer).filter({ visible: true }).first()).toBeVisible()
    await page.getByLabel(texts.coupon).fill(` ${known.coupons.percent.code} `)
    await page.getByRole('button', { name: texts.apply, exact: true }).click()
    await expect(page.getByText(texts.couponApplied)).toBeVisible()
    await expectSummary(page.getByRole('complementary', { name: texts.summary }), locale, after)
    await page.getByRole('button', { name: texts.placeOrder }).filter({ visible: true }).click()

    await expect(page).toHaveURL(at(locale, '/bill'))
    await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
    await expectInvoice(page, locale, after)
    await expectPrinting(page, locale, isMobile)
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]')
    await expect(page.getByRole('banner').getByRole('link', { name: texts.cart, exact: true })).toBeVisible()

    await page.reload()
    await expectInvoice(page, locale, after)
  })
}

/** Opens the category through the menu of the screen. */
async function goToCorporate(page: Page, locale: Locale, isMobile: boolean) {
  const { menu, categories } = messages[locale]
  const corporate = locale === 'ar' ? 'الشركات' : 'Corporate'
  if (isMobile) {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('dialog', { name: menu }).getByRole('link', { name: corporate }).click()
  } else {
    await page.getByRole('banner').locator('summary').filter({ hasText: categories }).click()
    await page.getByRole('banner').getByRole('link', { name: corporate, exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(corporate)
}

async function findPolo(page: Page, locale: Locale, isMobile: boolean) {
  const { filters, showResults } = messages[locale]
  if (isMobile) await page.getByRole('button', { name: filters }).click()
  const within = isMobile ? page.getByRole('dialog', { name: filters }) : page.getByRole('main')
  await within.getByRole('searchbox').fill(locale === 'ar' ? 'بولو بيكيه' : 'piqué polo')
  await expect(page).toHaveURL(/search=/)
  if (isMobile) await within.getByRole('button', { name: showResults }).click()
  await page.getByRole('link', { name: polo.name[locale] }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(polo.name[locale])
}

/** Compares the pro forma invoice with the expected totals. It is bilingual in either language. */
async function expectInvoice(page: Page, locale: Locale, totals: OrderTotals) {
  const invoice = page.getByRole('article', { name: 'فاتورة مبدئية' }).filter({ visible: true })
  await expect(invoice).toContainText('Pro forma invoice')
  await expect(invoice).not.toContainText(/tax invoice|فاتورة ضريبية|رقم الفاتورة/i)
  await expect(invoice).toContainText(guest[locale].name)
  await expect(invoice).toContainText(guest[locale].address)
  for (const name of Object.values(polo.name)) await expect(invoice).toContainText(name)
  for (const { colour, sizes } of quantities[locale]) {
    await expect(invoice).toContainText(colour)
    for (const [size, count] of Object.entries(sizes))
      await expect(invoice).toContainText(`${size} × ${count}`)
  }
  const rows: [RegExp, number][] = [
    [/^المجموع بالسعر الأساسي/, totals.beforeTiers],
    [/^وفّرت بالكمية/, totals.saving],
    [/^كود الخصم/, totals.coupon],
    [/^التوصيل/, totals.shipping],
    [/^ضريبة القيمة المضافة/, totals.invoiceTax],
    [/^الإجمالي شامل الضريبة/, totals.grand],
  ]
  for (const [name, sum] of rows) await expect(valueBeside(invoice, name).last()).toContainText(amountOf(sum))
  await expect(invoice.getByRole('img', { name: 'رمز الفاتورة الإلكترونية' })).toHaveCount(0)
}

/** Expects that the button prints, and that the invoice prints on one A4 page. */
async function expectPrinting(page: Page, locale: Locale, isMobile: boolean) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  const { print, printA4 } = messages[locale]
  if (isMobile) await page.locator('summary').filter({ hasText: print }).click()
  await page.getByRole('button', { name: isMobile ? printA4 : print, exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  if (isMobile) return
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  expect(paper).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
}
