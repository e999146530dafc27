import { at, behaviourScreen, locales } from './locales.ts'
import { expect, test } from './page-test.ts'
import { runShopCommand } from './shop-command.ts'
import { inBothLanguages, t } from './texts.ts'

const messages = inBothLanguages({
  safety: t('سلامة', 'Safety'),
  searchArticles: t('ابحث في المقالات', 'Search articles'),
  summer: t('صيف', 'summer'),
  date: t(/^\d{1,2} \p{Script=Arabic}+ \d{4}$/u, /^\d{1,2} [A-Z][a-z]+ \d{4}$/),
  all: t('كل المقالات', 'All articles'),
})

for (const locale of locales) {
  const texts = messages[locale]

  test(`every link of header and footer leads to a page (${locale})`, async ({ request }) => {
    const html = await (await request.get(at(locale, '/contact'))).text()
    const parts = [...html.matchAll(/<(header|footer)[ >].*?<\/\1>/gs)].map(([part]) => part).join()
    const paths = [...parts.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, path = '']) => path)
    expect(paths).toEqual(
      expect.arrayContaining(
        ['/about', '/blogs', '/contact', '/terms', '/Policy'].map((to) => at(locale, to)),
      ),
    )
    const built = [...new Set(paths)]
    for (const path of built) expect((await request.get(path)).status(), path).toBe(200)
  })

  test(`the blog can be filtered by category and search, which its address keeps, and a post shows its date in the format of the language (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/blogs'))
    const posts = page.getByRole('main').locator('a[href*="/blogs/"]')
    await expect(posts).toHaveCount(9)
    await page.getByRole('button', { name: texts.safety }).click()
    await expect(page).toHaveURL(/blog_category_id=\d+$/)
    await expect(posts).toHaveCount(2)
    await page.getByLabel(texts.searchArticles).fill(texts.summer)
    await expect(page).toHaveURL(/search=/)
    await expect(posts).toHaveCount(1)
    await page.reload()
    await expect(posts).toHaveCount(1)
    await expect(page.getByRole('button', { name: texts.safety })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(posts).toHaveCount(2)
    await page.getByLabel(texts.searchArticles).fill('qqqqqq')
    await expect(posts).toHaveCount(0)
    await page.getByRole('link', { name: texts.all }).click()
    await expect(posts).toHaveCount(9)

    await posts.first().click()
    await expect(page).toHaveURL(/\/blogs\/\d+$/)
    await expect(page.locator('article time')).toHaveText(texts.date)
    const bold = page.locator('article :is(p, li) strong').first()
    expect(await bold.evaluate((text) => Number(getComputedStyle(text).fontWeight))).toBeGreaterThan(400)
    await page.reload()
    const [jsonLd] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(jsonLd ?? '')).toMatchObject({
      '@graph': [{ '@type': 'BlogPosting', inLanguage: locale }, { '@type': 'BreadcrumbList' }],
    })
  })

  test(`an unknown post is a 404 (${locale})`, { tag: behaviourScreen[locale] }, async ({ request }) => {
    for (const id of ['999999', '0', 'x', '99999999999999'])
      expect((await request.get(at(locale, `/blogs/${id}`))).status(), id).toBe(404)
  })

  test(`a page that the owner adds is in the footer of every page until it is removed (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request, baseURL }) => {
    const run = (...args: string[]) => runShopCommand(baseURL ?? '', 'pages', ...args)
    const slug = `size-guide-${locale}`
    // Both languages' tests may share a shop.
    const titles = { ar: `دليل القياس ${locale}`, en: `Size guide ${locale}` }
    const texts = [
      '--content-ar',
      '## الصدر\n\nقس حول أعرض موضع.',
      '--content-en',
      '## Chest\n\nMeasure around the widest part.',
    ]
    await run('add', slug, '--title-ar', titles.ar, '--title-en', titles.en, ...texts)
    await page.goto(at(locale, '/shop'))
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: titles[locale] }).click()
    await expect(page).toHaveURL(at(locale, `/pages/${slug}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale])
    await expect(page.getByRole('main')).toContainText({ ar: 'أعرض موضع', en: 'the widest part' }[locale])

    const renamed = { ar: `كيف تقيس ${locale}`, en: `How to measure ${locale}` }
    await run('edit', slug, '--title-ar', renamed.ar, '--title-en', renamed.en)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed[locale])
    await expect(footer.getByRole('link', { name: renamed[locale] })).toBeVisible()

    await run('remove', slug, '--yes')
    await page.goto(at(locale, '/contact'))
    await expect(footer.getByRole('link', { name: renamed[locale] })).toHaveCount(0)
    expect((await request.get(at(locale, `/pages/${slug}`))).status()).toBe(404)
  })
}
