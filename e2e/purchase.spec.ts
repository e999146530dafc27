import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { taxOf } from './catalogue.ts'
import { type Choice, fillAccordion, fillGrid, piecesOf } from './choosing.ts'
import { fillAddress, guest } from './guest.ts'
import { at, type Language, languages } from './languages.ts'
import { amountOf, expectSummary, valueBeside } from './read-sums.ts'
import { expect, test } from './shopper.ts'
import { type Sums, sumsOf, written } from './sums.ts'
import { words } from './words.ts'

const { polo } = known.products
const riyadh = known.places.riyadh

/** Forty pieces in three colours and five sizes. */
const choices: Record<Language, Choice> = {
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

for (const lang of languages) {
  const say = words[lang]

  test(`a guest buys 40 pieces by bank transfer and prints the invoice (${lang})`, { tag: '@phone' }, async ({
    page,
    request,
    isMobile,
  }) => {
    const choice = choices[lang]
    const tax = await taxOf(request)
    const lines = [{ tiers: polo.tiers, pieces: piecesOf(choice) }]
    const before = sumsOf(lines, { coupon: null, fee: riyadh.shipping, tax })
    const after = sumsOf(lines, { coupon: known.coupons.percent, fee: riyadh.shipping, tax })

    await page.goto(at(lang, '/'))
    await goToCorporate(page, lang, isMobile)
    await findPolo(page, lang, isMobile)

    const tape = page.getByRole('list', { name: say.tape })
    await expect(tape.getByRole('listitem')).toHaveCount(polo.tiers.length)
    if (isMobile) await fillAccordion(page, lang, choice)
    else await fillGrid(page, lang, choice)
    await expect(tape.locator('[aria-current=step]')).toContainText('43.00')
    await expect(page.getByText(say.next(say.tenPieces, '38.00', '43.00'))).toBeVisible()

    const add = page.getByRole('button', { name: isMobile ? say.addShort : say.addForty })
    await add.click()
    await expect(page.getByText(say.added)).toBeVisible()
    await page.getByRole('link', { name: say.openCart }).click()

    await expect(page.getByRole('heading', { level: 1, name: say.cart })).toBeVisible()
    const line = page.getByRole('article', { name: polo.name[lang] })
    await expect(line.getByRole('rowheader', { name: say.fortyPieces })).toBeVisible()
    for (const { colour } of choice) await expect(line.getByRole('rowheader', { name: colour })).toBeVisible()
    await expectSummary(page, lang, before)

    await page.getByRole('link', { name: say.checkout }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: say.checkout })).toBeVisible()
    await fillAddress(page, lang)
    await expect(page.getByText(say.bankTransfer).filter({ visible: true }).first()).toBeVisible()
    await page.getByLabel(say.coupon).fill(` ${known.coupons.percent.code} `)
    await page.getByRole('button', { name: say.apply, exact: true }).click()
    await expect(page.getByText(say.couponApplied)).toBeVisible()
    await expectSummary(page.getByRole('complementary', { name: say.summary }), lang, after)
    if (isMobile)
      await expect(page.locator('summary').filter({ hasText: say.summary })).toContainText(
        written(after.grand),
      )
    await expect(page.getByRole('button', { name: say.placeOrder }).filter({ visible: true })).toContainText(
      written(after.grand),
    )
    await page.getByRole('button', { name: say.placeOrder }).filter({ visible: true }).click()

    await expect(page).toHaveURL(at(lang, '/bill'))
    await expect(page.getByRole('heading', { level: 1, name: say.thanks })).toBeVisible()
    await expectInvoice(page, lang, after)
    await expectPrinting(page, lang, isMobile)
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]')
    await expect(page.getByRole('banner').getByRole('link', { name: say.cart, exact: true })).toBeVisible()

    await page.reload()
    await expectInvoice(page, lang, after)
  })
}

/** From home to the category: by the menu of its screen. */
async function goToCorporate(page: Page, lang: Language, isMobile: boolean) {
  const { menu, categories } = words[lang]
  const corporate = lang === 'ar' ? 'الشركات' : 'Corporate'
  if (isMobile) {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('dialog', { name: menu }).getByRole('link', { name: corporate }).click()
  } else {
    await page.getByRole('banner').locator('summary').filter({ hasText: categories }).click()
    await page.getByRole('banner').getByRole('link', { name: corporate, exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(corporate)
}

/** From the category to the polo: by the list's own search. */
async function findPolo(page: Page, lang: Language, isMobile: boolean) {
  const { filters, showResults } = words[lang]
  if (isMobile) await page.getByRole('button', { name: filters }).click()
  const within = isMobile ? page.getByRole('dialog', { name: filters }) : page.getByRole('main')
  await within.getByRole('searchbox').fill(lang === 'ar' ? 'بولو بيكيه' : 'piqué polo')
  await expect(page).toHaveURL(/search=/)
  if (isMobile) await within.getByRole('button', { name: showResults }).click()
  await page.getByRole('link', { name: polo.name[lang] }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(polo.name[lang])
}

/** The invoice says what was worked out here, and carries its number. It speaks both languages, whoever reads. */
async function expectInvoice(page: Page, lang: Language, sums: Sums) {
  const invoice = page.getByRole('article', { name: 'فاتورة ضريبية مبسطة' }).filter({ visible: true })
  await expect(invoice).toContainText('Simplified tax invoice')
  await expect(valueBeside(invoice, /^رقم الفاتورة/)).toHaveText(/^\d+$/)
  await expect(invoice).toContainText(guest[lang].name)
  await expect(invoice).toContainText(guest[lang].address)
  for (const name of Object.values(polo.name)) await expect(invoice).toContainText(name)
  for (const { colour, sizes } of choices[lang]) {
    await expect(invoice).toContainText(colour)
    for (const [size, count] of Object.entries(sizes)) await expect(invoice).toContainText(`${size}×${count}`)
  }
  const rows: [RegExp, number][] = [
    [/^المجموع بالسعر الأساسي/, sums.beforeTiers],
    [/^وفّرت بالكمية/, sums.saving],
    [/^كود الخصم/, sums.coupon],
    [/^التوصيل/, sums.shipping],
    [/^ضريبة القيمة المضافة/, sums.tax],
    [/^الإجمالي شامل الضريبة/, sums.grand],
  ]
  for (const [name, sum] of rows) await expect(valueBeside(invoice, name).last()).toContainText(amountOf(sum))
  await expect(invoice.getByRole('img', { name: 'رمز الفاتورة الإلكترونية' })).toBeVisible()
}

/** The button asks the browser to print, and what the browser then prints is one sheet of A4. */
async function expectPrinting(page: Page, lang: Language, isMobile: boolean) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: words[lang].print, exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  if (isMobile) return
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  expect(paper).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
}
