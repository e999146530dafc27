import type { Locator, Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { categoryOf, productOf } from './catalogue.ts'
import { at, behaviourScreen, type Locale, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expectNothingCutOff } from './page-checks.ts'
import { expect, test } from './page-test.ts'

const perPage = 12
const lastPage = Math.ceil(known.counts.products / perPage)

for (const locale of locales) {
  const texts = messages[locale]

  test(`the address keeps the filters when it is shared, reloaded or returned to, and colours and sizes can be removed above the list (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/shop'))
    const women = page.getByRole('checkbox', { name: texts.women })
    await women.check()
    await expect(page).toHaveURL(at(locale, '/shop?is_women=1'))
    await page.getByRole('radio', { name: texts.fourStars }).check()
    await expect(page).toHaveURL(at(locale, '/shop?is_women=1&avg_rate=4'))
    await page.getByLabel(texts.sort).selectOption(texts.cheapest)
    await expect(page).toHaveURL(at(locale, '/shop?is_women=1&avg_rate=4&sort=price'))

    await page.reload()
    await expect(women).toBeChecked()
    await expect(page.getByRole('radio', { name: texts.fourStars })).toBeChecked()
    await expect(page.getByLabel(texts.sort)).toHaveValue('price')

    await page.goBack()
    await expect(page).toHaveURL(at(locale, '/shop?is_women=1&avg_rate=4'))
    await page.getByRole('radio', { name: texts.fourStars }).click()
    await expect(page).toHaveURL(at(locale, '/shop?is_women=1'))
    await expect(page.getByRole('radio', { name: texts.fourStars })).not.toBeChecked()
    await page.getByRole('link', { name: texts.clearAll }).click()
    await expect(page).toHaveURL(at(locale, '/shop'))
    await expect(women).not.toBeChecked()
    await test.step('colours and sizes', () => expectFiltersAbove(page, locale))
  })

  test(`the pager has no link before the first and after the last page; campaign parameters stay in the address and do not change the page (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/shop'))
    const pager = page.getByRole('navigation', { name: texts.pages })
    await expect(pager.getByRole('button', { name: texts.previousPage })).toBeDisabled()
    const first = await page.getByRole('heading', { level: 3 }).allTextContents()
    expect(first).toHaveLength(perPage)
    await pager.getByRole('link', { name: texts.nextPage }).click()
    await expect(page).toHaveURL(at(locale, '/shop?page=2'))
    await expect(page.getByRole('heading', { level: 3 }).first()).not.toHaveText(first[0] ?? '')
    await pager.getByRole('link', { name: texts.page(lastPage) }).click()
    await expect(page).toHaveURL(at(locale, `/shop?page=${lastPage}`))
    await expect(pager.getByRole('button', { name: texts.nextPage })).toBeDisabled()
    await expect(pager.locator('[aria-current]')).toHaveText([String(lastPage)])
    await page.goBack()
    await expect(page).toHaveURL(at(locale, '/shop?page=2'))
    await page.goto(
      at(locale, `/shop?search=${encodeURIComponent(known.products.hivisPolo.name[locale])}&is_men=1`),
    )
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()

    await test.step('an address after the last page', async () => {
      await page.goto(at(locale, `/shop?page=${lastPage + 7}`))
      await expect(page).toHaveURL(at(locale, `/shop?page=${lastPage}`))
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    })
    await test.step('campaign parameters', async () => {
      const address = at(locale, '/shop?page=2&utm_source=mail&gclid=x')
      await page.goto(address)
      await expect(page).toHaveURL(address)
      const women = page.getByRole('checkbox', { name: texts.women })
      await women.check()
      await expect(page).toHaveURL(/is_women=1/)
      await expect(women).toBeChecked()
    })
  })
}

/** Filters the open list by colours and sizes, and removes a filter above it. */
async function expectFiltersAbove(page: Page, locale: Locale) {
  const texts = messages[locale]
  const filters = page.getByRole('complementary', { name: texts.filters })
  const box = (name: string) => filters.getByRole('checkbox', { name, exact: true })
  const navy = filters.getByRole('checkbox', { name: new RegExp(`^${texts.navy} \\d+$`) })
  await navy.check()
  await expect(page).toHaveURL(at(locale, '/shop?colors=navy'))
  const told = Number((await navy.locator('..').innerText()).match(/\d+/)?.[0])
  const { data } = await (await page.request.get(`/${locale}/api/products?colors=navy`)).json()
  expect(data.total).toBe(told)
  await expect(page.getByRole('main')).toContainText(String(told))
  await box('XS').check()
  await box('S').check()
  await expect(page).toHaveURL(at(locale, '/shop?colors=navy&sizes=XS%2CS'))
  const chips = page.getByRole('main').getByRole('link', { name: new RegExp(`^${texts.removeFilter} `) })
  await expect(chips).toHaveText([texts.navy, 'XS', 'S'].map((text) => `${texts.removeFilter} ${text}`))

  await page.reload()
  await expect(box('XS')).toBeChecked()
  await chips.first().click()
  await expect(page).toHaveURL(at(locale, '/shop?sizes=XS%2CS'))
  await expect(navy).not.toBeChecked()
  await page.goBack()
  await expect(navy).toBeChecked()
  for (const size of ['M', 'L', 'XL']) await box(size).check()
  await expect(chips).toHaveCount(6)
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNothingCutOff(page)
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('back and forward restore the scroll position at once', async ({ page }) => {
    const [left, read] = [1300, 500]
    await page.goto('/en/shop')
    await scrollTo(page, left)
    const card = page.getByRole('main').getByRole('heading', { level: 3 }).nth(7)
    const name = (await card.textContent()) ?? ''
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await scrollTo(page, read)

    for (const [go, to] of [
      ['back', left],
      ['forward', read],
    ] as const) {
      const passed = await page.evaluate(placesPassed, { go, to })
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(to)
      expect(passed.filter((place) => place > read + 100 && place < left)).toEqual([])
    }
  })
})

async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}

/** Returns the scroll position in each frame after going back or forward, until it has been at `to` for forty frames. */
async function placesPassed({ go, to }: { go: 'back' | 'forward'; to: number }): Promise<number[]> {
  const places: number[] = []
  const start = performance.now()
  history[go]()
  while (
    places.slice(-40).filter((place) => place === to).length < 40 &&
    performance.now() - start < 10_000
  ) {
    await new Promise(requestAnimationFrame)
    places.push(scrollY)
  }
  return places
}

test('the page of a trade continues with its best sellers at the target quantity, and a guide', async ({
  page,
}) => {
  const { name } = known.categories.medical
  const { id } = await categoryOf(page.request, 'en', name.en)
  await page.goto(`/en/category/${id}/medical?quantity=60`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: name.en })).toBeVisible()
  const best = main.getByRole('region', { name: 'Bestsellers in' })
  await expect(best.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(best).toContainText('60 pieces')
  await main.getByRole('region').last().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/blogs\/\d+$/)
  await expect(
    page.getByRole('complementary', { name: 'Read next' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3)
})

test('searches once typing pauses', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/api/products')) asked.push(searchParams.get('search') ?? '')
  })
  await page.goto('/en/shop')
  const box = page.getByRole('main').getByRole('searchbox')
  await box.pressSequentially('polo', { delay: 30 })
  await expect(page).toHaveURL('/en/shop?search=polo')
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/polo/i)
  expect(asked).toEqual(['polo'])
})

test('a link pressed right after a filter wins, and two filters chosen before a paint both count', async ({
  page,
}) => {
  await page.goto('/en/shop', { waitUntil: 'networkidle' })
  const { women, nextPage } = messages.en
  const filter = page.getByRole('checkbox', { name: women })
  const next = page.getByRole('navigation', { name: messages.en.pages }).getByRole('link', { name: nextPage })
  await pressBoth(filter, next)
  await expect(page).toHaveURL('/en/shop?page=2')
  await expect(filter).not.toBeChecked()

  await pressBoth(filter, page.getByRole('radio', { name: messages.en.fourStars }))
  await expect(page).toHaveURL('/en/shop?is_women=1&avg_rate=4')
  await expect(filter).toBeChecked()
})

/** Presses both before the page is painted, and waits until the first press had its paint. */
async function pressBoth(first: Locator, second: Locator) {
  await first.evaluate(
    async (one: HTMLElement, other) => {
      const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
      one.click()
      // React renders the first press in a microtask.
      await Promise.resolve()
      if (other instanceof HTMLElement) other.click()
      await painted
    },
    await second.elementHandle(),
  )
}

test('search ignores Arabic spelling variants and tolerates typos, and a list of a single page has no pager', async ({
  page,
}) => {
  await page.goto(`/shop?search=${encodeURIComponent('قمصان طبيه')}`)
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/قميص/)
  await page.goto('/en/shop?search=scrbs')
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/scrub/i)
  await page.goto('/en/shop?search=piqu%C3%A9+contrast-collar')
  await expect(page.getByRole('heading', { level: 3, name: known.products.polo.name.en })).toBeVisible()
  await expect(page.getByRole('navigation', { name: messages.en.pages })).toHaveCount(0)
})

test.describe('addresses', () => {
  const odd = [
    ['/shop?page=abc', '/shop'],
    ['/en/shop?page=0&sort=cheapest', '/en/shop'],
    ['/shop?page=1', '/shop'],
    ['/en/shop?is_men=yes&is_women=1', '/en/shop?is_women=1'],
    [`/shop?page=${lastPage + 7}`, `/shop?page=${lastPage}`],
  ] as const
  for (const [asked, clean] of odd) {
    test(`${asked} redirects to ${clean}`, async ({ request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 })
      expect([301, 302, 307, 308]).toContain(answer.status())
      expect(answer.headers().location).toBe(clean)
    })
  }

  test('an unknown address is a 404 in its language', async ({ request }) => {
    const paths = [
      '/product/999999',
      '/product/abc',
      '/Product-category/999999/x',
      '/category/0/x',
      '/nothing/here',
    ]
    for (const locale of locales) {
      for (const path of paths) {
        const answer = await request.get(at(locale, path), { headers: { accept: 'text/html' } })
        expect(answer.status(), path).toBe(404)
        expect(await answer.text()).toMatch(messages[locale].notFound)
      }
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript home, list and product are readable, the list can be filtered, and a bill says that it needs JavaScript', async ({
    page,
    request,
  }) => {
    await page.goto('/en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').filter({ hasText: /./ }).first()).toBeVisible()

    await page.goto('/en/shop')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(perPage)
    await page.getByRole('checkbox', { name: messages.en.women }).check()
    await page.getByRole('main').getByRole('searchbox').fill('polo')
    await page.getByRole('button', { name: messages.en.applyFilters }).click()
    await expect(page).toHaveURL(/\/en\/shop\?(?=.*is_women=1)(?=.*search=polo)/)
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/polo/i)

    const { id, name } = await productOf(request, 'en', 'polo')
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(`/en/product/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('list', { name: messages.en.tierBar }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByText('The team polo that is ordered more than any other')).toBeVisible()

    await page.goto('/en/bill')
    await expect(page.locator('noscript p')).toHaveText(
      'Turn on JavaScript in your browser to see the invoice.',
    )
    await expect(page.locator('noscript p')).toBeVisible()
  })
})
