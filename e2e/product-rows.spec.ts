import { known } from '../demo/known.ts'
import { expectAccessible } from './accessibility.ts'
import { productOf } from './catalogue.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { expectFitting } from './page-checks.ts'
import { expect, test } from './page-test.ts'
import { inBothLanguages, t } from './texts.ts'

const texts = inBothLanguages({
  related: t('قد يعجبك أيضًا', 'You may also like'),
  title: t('شاهدته مؤخرًا', 'Recently viewed'),
  clear: t('امسح القائمة', 'Clear the list'),
  cleared: t('مُسحت قائمة ما شاهدته.', 'Your recently viewed list is cleared.'),
})

for (const locale of locales) {
  const { related, title, clear, cleared } = texts[locale]

  test(`recently viewed products appear below a product and in the empty cart (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const viewed = page.getByRole('region', { name: title })
    const names = viewed.getByRole('heading', { level: 3 })
    const polo = known.products.polo.name[locale]
    const scrub = known.products.scrub.name[locale]
    for (const key of ['polo', 'scrub'] as const) {
      const { id } = await productOf(request, locale, key)
      await page.goto(at(locale, `/product/${id}`))
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toContain(`${id}`)
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(names).toHaveText([polo])

    await page.goto(at(locale, '/cart'))
    await expect(names).toHaveText([scrub, polo])
    await expectAccessible(page)
    await expectFitting(page)
    await viewed.getByRole('button', { name: clear }).click()
    await expect(page.getByRole('status').filter({ hasText: cleared })).toBeFocused()
    await page.reload()
    await expect(viewed).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull()
  })

  test(`related products load when they come near the viewport, and link to their pages (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { id, name } = await productOf(request, locale, 'scrub')
    const asked: string[] = []
    page.on('request', (sent) => {
      if (sent.url().endsWith('/related')) asked.push(sent.url())
    })
    await page.goto(at(locale, `/product/${id}`))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toContain(`${id}`)
    expect(asked).toEqual([])

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const row = page.getByRole('region', { name: related })
    const names = row.getByRole('heading', { level: 3 })
    await expect(names.first()).toBeVisible()
    // Scrolls to the links, as the buy bar may cover them.
    await names
      .first()
      .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
    expect(await names.allTextContents()).not.toContain(name)
    await expectAccessible(page)
    await expectFitting(page)
    const next = (await names.first().textContent()) ?? ''
    await names.first().click()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
  })
}
