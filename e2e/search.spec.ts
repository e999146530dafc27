import type { Locator, Page, Request } from '@playwright/test'
import { known } from '../demo/known.ts'
import { expectAccessible } from './accessibility.ts'
import { at, behaviourScreen, type Locale, locales, phoneBehaviourScreen } from './locales.ts'
import { messages } from './messages.ts'
import { expectFitting, expectStill } from './page-checks.ts'
import { expect, test } from './page-test.ts'
import { inBothLanguages, t } from './texts.ts'

const searchMessages = inBothLanguages({
  polo: t('بولو', 'polo'),
  beginning: t('بول', 'pol'),
  misspelt: t('اسكراب', 'scrbs'),
  meant: t('سكراب', 'scrubs'),
  otherKeyboard: t('s;vhf', 'سؤقعلاس'),
  category: t('ملابس طبية', 'Medical'),
  categoryBeginning: t('ملابس طب', 'medic'),
  suggestions: t('اقتراحات البحث', 'Search suggestions'),
  all: t(/^كل النتائج/, /^All( \d+)? results/),
  none: t(/^لا نتائج لـ/, /^No results for/),
  resultsFor: t(/^\d+ نت.* لـ «\u2068سكراب\u2069»$/, /^\d+ results for “\u2068scrubs\u2069”$/),
  named: t(
    /^\d+ في الأسماء والأقسام، و\d+ ذُكر في الوصف/,
    /^\d+ in names and categories, \d+ mentioned in the description/,
  ),
  mentioned: t('ذُكر في الوصف', 'Mentioned in the description'),
  didYouMean: t('هل تقصد', 'Did you mean'),
  searchInstead: t('جرّب البحث عن', 'Try searching for'),
  leftOut: t('فبحثنا من غير «\u2068qqqqqqqq\u2069».', 'we searched without “\u2068qqqqqqqq\u2069”.'),
  inSize: t('المتوفر بمقاس \u2068XL\u2069 فقط.', 'Only products in size \u2068XL\u2069.'),
  pricesAt: t('عند 12 قطعة', 'when you buy 12 pieces'),
  exactly: t('ابحث عن النص كما كتبته', 'Search for exactly what you typed'),
  bestSellers: t('الأكثر طلبًا', 'Bestsellers'),
  browse: t('تصفّح الأقسام', 'Browse the categories'),
  contact: t('تواصل معنا', 'Contact'),
  failed: t('تعذّر البحث الآن.', 'Search is not available right now.'),
  tryAgain: t('حاول مرة أخرى', 'Try again'),
  recent: t('بحثت مؤخرًا عن', 'Recent searches'),
  clearRecent: t('مسح عمليات البحث السابقة', 'Clear earlier searches'),
})

function panelOf(page: Page, locale: Locale) {
  const banner = page.getByRole('banner')
  return {
    opener: banner.locator('summary').filter({ hasText: messages[locale].search }),
    field: banner.locator('input[name="search"]'),
    status: banner.getByRole('status'),
    options: page.getByRole('listbox', { name: searchMessages[locale].suggestions }).getByRole('option'),
  }
}

/** Expects that screen readers know which option Enter would open. */
async function expectChosen(field: Locator, option: Locator) {
  await expect(option).toHaveAttribute('aria-selected', 'true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
}

for (const locale of locales) {
  const texts = searchMessages[locale]

  test(`finds a product while typing, by keyboard only (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/'))
    const { opener, field, status, options } = panelOf(page, locale)
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(options.first()).toBeVisible()
    await expectAccessible(page)

    await expect(page.getByRole('group', { name: texts.bestSellers }).getByRole('option')).toHaveCount(4)
    await page.keyboard.type(texts.beginning, { delay: 20 })
    await expect(status).toHaveText(texts.named)
    await expect(field).toHaveRole('combobox')
    await expect(options.first().locator('mark').first()).toHaveText(/^(بولو|polo)/i)
    await expectChosen(field, options.first())
    await expectAccessible(page)
    await expectStill(page)
    await page.keyboard.press('ArrowDown')
    await expectChosen(field, options.nth(1))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expectChosen(field, options.last())
    await page.keyboard.press('ArrowDown')
    await expectChosen(field, options.first())
    const name = await options.first().locator('b').first().innerText()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(field).toBeHidden()

    // Recent searches are offered until they are cleared.
    await opener.click()
    await field.fill('')
    await expect(page.getByRole('group', { name: texts.recent }).getByRole('option')).toHaveText([
      texts.beginning,
    ])
    await page.getByRole('button', { name: texts.clearRecent }).click()
    await expect(page.getByRole('group', { name: texts.recent })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test(`corrects typos and leads to the page of results (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/brands'))
    const { opener, field, status, options } = panelOf(page, locale)
    await opener.click()
    await field.fill(texts.otherKeyboard)
    await expect(page.getByRole('button', { name: new RegExp(texts.meant) })).toBeVisible()
    await field.fill(texts.misspelt)
    await page.getByRole('button', { name: new RegExp(texts.meant) }).click()
    await expect(field).toHaveValue(texts.meant)
    await expect(page.getByText(texts.didYouMean)).toHaveCount(0)
    await field.fill(texts.categoryBeginning)
    await expect(options.filter({ hasText: new RegExp(`^${texts.category}$`) })).toBeVisible()

    await field.fill('qqqqqqqq')
    await expect(status).toHaveText(texts.none)
    await expect(page.getByRole('group', { name: texts.browse }).getByRole('option').first()).toBeVisible()
    await field.fill(`qqqqqqqq ${texts.meant}`)
    await expect(status).toContainText(texts.leftOut)
    await expect(options.first()).toContainText(/سكراب|scrub/i)

    // The page of results also drops unknown words, unless the exact search is requested.
    await page.goto(at(locale, `/shop?search=${encodeURIComponent(`12 pcs qqqqqqqq ${texts.meant} XL`)}`))
    const results = page.getByRole('main')
    await expect(results.getByText(texts.leftOut)).toContainText(texts.inSize)
    await expect(results.getByText(texts.pricesAt)).toBeVisible()
    await expect(page).toHaveURL(/quantity=12/)
    await expectAccessible(page)
    await results.getByRole('link', { name: texts.exactly }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.none })).toBeVisible()
    await results.getByText(texts.searchInstead).getByRole('link').click()
    await expect(results.getByText(texts.leftOut)).toBeVisible()

    await page.goto(at(locale, '/brands'))
    await opener.click()
    await field.fill(texts.misspelt)
    await options.filter({ hasText: texts.all }).click()
    await expect(page).toHaveURL(at(locale, `/shop?search=${encodeURIComponent(texts.misspelt)}`))
    const main = page.getByRole('main')
    await main.getByText(texts.didYouMean).getByRole('link').click()
    await expect(page).toHaveURL(at(locale, `/shop?search=${encodeURIComponent(texts.meant)}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.resultsFor)
    await expect(page).toHaveTitle(new RegExp(texts.meant))
    await expect(main.getByText(texts.didYouMean)).toHaveCount(0)
  })

  test(`lists what a search names before what mentions it, and offers other pages if it finds nothing (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, `/shop?search=${encodeURIComponent(texts.beginning)}`))
    const main = page.getByRole('main')
    await expect(main.getByText(texts.named)).toBeVisible()
    const [named = 0] =
      ((await main.getByText(texts.named).textContent()) ?? '').match(/\d+/)?.map(Number) ?? []
    await expect(main.getByRole('heading', { level: 1 })).toContainText(String(named))
    const titles = main
      .getByRole('heading', { name: texts.mentioned })
      .or(main.getByRole('heading', { level: 3 }))
    await expect(titles.nth(named)).toHaveText(texts.mentioned)
    await expectAccessible(page)

    await page.goto(at(locale, '/shop?search=qqqqqqqq'))
    await expect(page.getByRole('heading', { level: 1, name: texts.none })).toBeVisible()
    await expect(page.getByRole('navigation', { name: messages[locale].pages })).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(main.getByRole('link', { name: texts.contact })).toBeVisible()
    await expect(
      main.getByRole('region', { name: texts.bestSellers }).getByRole('heading', { level: 3 }),
    ).toHaveCount(3)
    await main
      .getByRole('navigation', { name: texts.browse })
      .getByRole('link', { name: known.categories.medical.name[locale] })
      .click()
    await expect(page).toHaveURL(/Product-category/)
  })

  test(`search is full-screen on a phone, and its search key opens the results (${locale})`, {
    tag: phoneBehaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/shop'))
    const { opener, field, options } = panelOf(page, locale)
    await opener.click()
    await expect(field).toBeFocused()
    await field.fill(texts.polo)
    await expect(options.first()).toBeInViewport()
    await expectFitting(page)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(locale, `/shop?search=${encodeURIComponent(texts.polo)}`))
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/بولو|polo/i)
  })
}

test.describe('while the shop does not answer', () => {
  test.use({ provoked: /503/ })

  test('the search panel shows only the latest answer, and an error that can be retried', async ({
    page,
  }) => {
    const asked: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/suggest?*', async (route) => {
      const search = new URL(route.request().url()).searchParams.get('search') ?? ''
      asked.push(search)
      if (search === 'apron') await released
      await route.continue().catch(() => undefined)
    })
    const isFirst = (request: Request) => request.url().includes('search=apron')
    const ended = Promise.race([
      page.waitForEvent('requestfailed', isFirst),
      page.waitForEvent('requestfinished', isFirst),
    ])
    await page.goto('/en/brands')
    const { opener, field, status, options } = panelOf(page, 'en')
    await opener.click()
    await field.fill('apron')
    await expect.poll(() => asked).toEqual(['apron'])
    await field.fill('polo')
    await expect(options.first()).toContainText(/polo/i)
    release()
    await ended
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    )
    await expect(options.first()).toContainText(/polo/i)
    expect(asked).toEqual(['apron', 'polo'])

    await page.unroute('**/api/suggest?*')
    await page.route('**/api/suggest?*', (route) => route.fulfill({ status: 503, json: { message: '' } }))
    await field.fill('vest')
    await expect(status).toHaveText(searchMessages.en.failed)
    await page.unroute('**/api/suggest?*')
    await page.getByRole('button', { name: searchMessages.en.tryAgain }).click()
    await expect(options.first()).toContainText(/vest/i)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header search works without JavaScript', async ({ page }) => {
    await page.goto('/en/brands')
    const { opener, field } = panelOf(page, 'en')
    await opener.click()
    await field.fill('polo')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en/shop?search=polo')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('polo')
  })
})
