import { known } from '../demo/known.ts'
import { categoryOf, productOf } from './catalogue.ts'
import { at, languages } from './languages.ts'
import { expect, test } from './shopper.ts'
import { words } from './words.ts'

const perPage = 12
const lastPage = Math.ceil(known.counts.products / perPage)

for (const lang of languages) {
  const say = words[lang]

  test(`filters live in the address: shared, reloaded, gone back to (${lang})`, async ({ page }) => {
    await page.goto(at(lang, '/shop'))
    const women = page.getByRole('checkbox', { name: say.women })
    await women.check()
    await expect(page).toHaveURL(at(lang, '/shop?is_women=1'))
    await page.getByRole('radio', { name: say.fourStars }).check()
    await expect(page).toHaveURL(at(lang, '/shop?is_women=1&avg_rate=4'))
    await page.getByLabel(say.sort).selectOption(say.cheapest)
    await expect(page).toHaveURL(at(lang, '/shop?is_women=1&avg_rate=4&sort=price'))

    await page.reload()
    await expect(women).toBeChecked()
    await expect(page.getByRole('radio', { name: say.fourStars })).toBeChecked()
    await expect(page.getByLabel(say.sort)).toHaveValue('price')

    await page.goBack()
    await expect(page).toHaveURL(at(lang, '/shop?is_women=1&avg_rate=4'))
    await page.getByRole('radio', { name: say.fourStars }).click()
    await expect(page).toHaveURL(at(lang, '/shop?is_women=1'))
    await expect(page.getByRole('radio', { name: say.fourStars })).not.toBeChecked()
    await page.getByRole('link', { name: say.clearAll }).click()
    await expect(page).toHaveURL(at(lang, '/shop'))
    await expect(women).not.toBeChecked()
  })

  test(`the pager ends at both ends (${lang})`, async ({ page }) => {
    await page.goto(at(lang, '/shop'))
    const pager = page.getByRole('navigation', { name: say.pages })
    await expect(pager.getByRole('button', { name: say.previousPage })).toBeDisabled()
    const first = await page.getByRole('heading', { level: 3 }).allTextContents()
    expect(first).toHaveLength(perPage)
    await pager.getByRole('link', { name: say.nextPage }).click()
    await expect(page).toHaveURL(at(lang, '/shop?page=2'))
    await expect(page.getByRole('heading', { level: 3 }).first()).not.toHaveText(first[0] ?? '')
    await pager.getByRole('link', { name: say.page(lastPage) }).click()
    await expect(page).toHaveURL(at(lang, `/shop?page=${lastPage}`))
    await expect(pager.getByRole('button', { name: say.nextPage })).toBeDisabled()
    await page.goBack()
    await expect(page).toHaveURL(at(lang, '/shop?page=2'))
    await page.goto(
      at(lang, `/shop?search=${encodeURIComponent(known.products.hivisPolo.name[lang])}&is_men=1`),
    )
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  })
}

test('a list of a single page has no pager, and an empty one says so', async ({ page }) => {
  await page.goto('/en/shop?search=piqu%C3%A9+contrast-collar')
  await expect(page.getByRole('heading', { level: 3, name: known.products.polo.name.en })).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.en.pages })).toHaveCount(0)
  await page.goto('/en/shop?search=qqqqqqqqq')
  await expect(page.getByText(words.en.unavailable)).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.en.pages })).toHaveCount(0)
})

test('what is typed is sought once it rests', async ({ page }) => {
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

test('search folds Arabic writing and forgives what is misspelt', async ({ page }) => {
  await page.goto(`/shop?search=${encodeURIComponent('قمصان طبيه')}`)
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/قميص/)
  await page.goto('/en/shop?search=scrbs')
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/scrub/i)
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
    test(`${asked} leads to ${clean}`, async ({ page, request }) => {
      const answer = await request.get(asked, { maxRedirects: 0 })
      expect([301, 302, 307, 308]).toContain(answer.status())
      await page.goto(asked)
      await expect(page).toHaveURL(clean)
    })
  }

  test('a name that is not the category’s own leads to the one that is, for good', async ({ request }) => {
    const { id } = await categoryOf(request, 'en', 'Medical')
    for (const lang of languages) {
      const slug = lang === 'en' ? 'medical' : encodeURIComponent('ملابس-طبية')
      for (const kind of ['Product-category', 'category']) {
        const answer = await request.get(at(lang, `/${kind}/${id}/anything`), { maxRedirects: 0 })
        expect(answer.status()).toBe(301)
        expect(new URL(answer.headers().location ?? '', 'http://shop').pathname).toBe(
          at(lang, `/${kind}/${id}/${slug}`),
        )
      }
    }
  })

  test('what is not there is a 404, in its language', async ({ request }) => {
    const paths = [
      '/product/999999',
      '/product/abc',
      '/Product-category/999999/x',
      '/category/0/x',
      '/nothing/here',
    ]
    for (const lang of languages) {
      for (const path of paths) {
        const answer = await request.get(at(lang, path), { headers: { accept: 'text/html' } })
        expect(answer.status(), path).toBe(404)
        expect(await answer.text()).toMatch(words[lang].notFound)
      }
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home, list and product can be read, and the list narrowed', async ({ page, request }) => {
    await page.goto('/en')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').filter({ hasText: /./ }).first()).toBeVisible()

    await page.goto('/en/shop')
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(perPage)
    await page.getByRole('checkbox', { name: words.en.women }).check()
    await page.getByRole('main').getByRole('searchbox').fill('polo')
    await page.getByRole('button', { name: words.en.applyFilters }).click()
    await expect(page).toHaveURL(/\/en\/shop\?(?=.*is_women=1)(?=.*search=polo)/)
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/polo/i)

    const { id, name } = await productOf(request, 'en', 'polo')
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(`/en/product/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('list', { name: words.en.tape }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByText('The team polo that is ordered more than any other')).toBeVisible()
  })
})
