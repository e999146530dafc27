import { at, languages } from './languages.ts'
import { expect, test } from './shopper.ts'

const words = {
  ar: {
    safety: 'سلامة',
    searchArticles: 'ابحث في المقالات',
    summer: 'صيف',
    date: /^\d{1,2} \p{L}+ \d{4}$/u,
    all: 'كل المقالات',
  },
  en: {
    safety: 'Safety',
    searchArticles: 'Search articles',
    summer: 'summer',
    date: /^[A-Z][a-z]+ \d{1,2}, \d{4}$/,
    all: 'All articles',
  },
} as const

for (const lang of languages) {
  const say = words[lang]

  test(`no link of header and footer leads nowhere (${lang})`, async ({ page, request }) => {
    await page.goto(at(lang, '/contact'))
    const links = page.locator('header a[href^="/"], footer a[href^="/"]')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(paths).toEqual(
      expect.arrayContaining(['/about', '/blogs', '/contact', '/terms', '/Policy'].map((to) => at(lang, to))),
    )
    const built = [...new Set(paths)]
    for (const path of built) expect((await request.get(path)).status(), path).toBe(200)
  })

  test(`the blog narrows by category and search, in its address (${lang})`, async ({ page }) => {
    await page.goto(at(lang, '/blogs'))
    const posts = page.getByRole('main').locator('a[href*="/blogs/"]')
    await expect(posts).toHaveCount(9)
    await page.getByRole('button', { name: say.safety }).click()
    await expect(page).toHaveURL(/blog_category_id=\d+$/)
    await expect(posts).toHaveCount(2)
    await page.getByLabel(say.searchArticles).fill(say.summer)
    await expect(page).toHaveURL(/search=/)
    await expect(posts).toHaveCount(1)
    await page.reload()
    await expect(posts).toHaveCount(1)
    await expect(page.getByRole('button', { name: say.safety })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(posts).toHaveCount(2)
    await page.getByLabel(say.searchArticles).fill('qqqqqq')
    await expect(posts).toHaveCount(0)
    await page.getByRole('link', { name: say.all }).click()
    await expect(posts).toHaveCount(9)
  })

  test(`a post shows its date as the language writes it (${lang})`, async ({ page }) => {
    await page.goto(at(lang, '/blogs'))
    await page.getByRole('main').locator('a[href*="/blogs/"]').first().click()
    await expect(page).toHaveURL(/\/blogs\/\d+$/)
    await expect(page.locator('article time')).toHaveText(say.date)
    const [jsonLd] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(jsonLd ?? '')).toMatchObject({ '@type': 'BlogPosting', inLanguage: lang })
  })

  test(`a post that there is not is a 404 (${lang})`, async ({ request }) => {
    for (const id of ['999999', '0', 'x', '99999999999999'])
      expect((await request.get(at(lang, `/blogs/${id}`))).status(), id).toBe(404)
  })
}
