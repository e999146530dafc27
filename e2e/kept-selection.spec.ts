import { productOf } from './catalogue.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { fillGrid } from './select-variants.ts'
import { cartOf, storeCart } from './stored-cart.ts'

for (const locale of locales) {
  const other = locale === 'ar' ? 'en' : 'ar'
  const texts = messages[locale]

  test(`an unsaved selection survives a reload, going back and a change of language (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, context, request }) => {
    const { id, pivot_colors, sizes } = await productOf(request, locale, 'polo')
    const translated = await productOf(request, other, 'polo')
    const names = { [locale]: pivot_colors, [other]: translated.pivot_colors }
    const cell = (in_: 'ar' | 'en', colour: number, size: string) =>
      page.getByRole('grid').getByRole('textbox', {
        name: messages[in_].cell(names[in_]?.[colour]?.color.name ?? '', size),
        exact: true,
      })
    const stored = () => page.evaluate(() => sessionStorage.getItem('selections'))
    const small = sizes.findIndex(({ name }) => name === 'S')
    await storeCart(context, await cartOf(request, locale, { polo: [[0, small, 12]] }))
    await page.goto(at(locale, `/product/${id}`))
    await expect(cell(locale, 0, 'S')).toHaveValue('12')
    await fillGrid(page, locale, [{ colour: pivot_colors[1]?.color.name ?? '', sizes: { M: 7, L: 9 } }])
    await cell(locale, 0, 'S').fill('')

    const expectSelection = async (in_: 'ar' | 'en') => {
      await expect(cell(in_, 1, 'M')).toHaveValue('7')
      await expect(cell(in_, 1, 'L')).toHaveValue('9')
      await expect(cell(in_, 0, 'S')).toHaveValue('')
    }
    await page.reload()
    await expectSelection(locale)
    await page.getByRole('banner').getByRole('link', { name: texts.about }).click()
    await expect(page).toHaveURL(at(locale, '/about'))
    await page.goBack()
    await expectSelection(locale)
    await page.getByRole('link', { name: messages[locale].otherLanguage }).first().click()
    await expect(page).toHaveURL(at(other, `/product/${id}`))
    await expectSelection(other)

    await page
      .getByRole('button', { name: other === 'ar' ? 'حدّث السلة: 16 قطعة' : 'Update cart to 16' })
      .first()
      .click()
    await expect(page.getByText(messages[other].added)).toBeVisible()
    // Stored a moment later, or when the page is left.
    await expect.poll(stored).toBeNull()
    await page.evaluate(() => localStorage.setItem('cart', '[]'))
    await page.reload()
    await expect(cell(other, 1, 'M')).toHaveValue('')
  })
}
