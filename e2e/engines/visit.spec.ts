import { authMessages } from '../auth-messages.ts'
import { productOf } from '../catalogue.ts'
import { at, engineOf, locales } from '../locales.ts'
import { messages } from '../messages.ts'
import { openAccount, password } from '../open-account.ts'
import { engineMessages } from './engine-messages.ts'
import { expect, screens, test } from './engine-test.ts'
import { unfoldLinks } from './unfold-links.ts'

for (const locale of locales) {
  const texts = messages[locale]
  const auth = authMessages[locale]
  const { pin } = engineMessages[locale]

  test.describe(locale, () => {
    test.use({ size: screens[locale] })

    test('a customer logs in, narrows a list, and goes back and forward', { tag: engineOf[locale] }, async ({
      shopper,
      request,
    }) => {
      const { email } = await openAccount(request, locale)
      await shopper.open(at(locale, '/'))
      await shopper.press({ role: 'link', name: auth.signIn })
      await shopper.at(at(locale, '/auth'))
      await shopper.fill({ role: 'textbox', name: auth.fields.email, within: 'main' }, email)
      await shopper.fill({ role: 'textbox', name: auth.fields.password, within: 'main' }, password)
      await shopper.press({ role: 'button', name: auth.logIn, within: 'main' })
      await shopper.at(at(locale, '/'))
      await shopper.press({ role: 'link', name: auth.account })
      await shopper.at(at(locale, '/account'))

      await unfoldLinks(shopper, locale)
      await shopper.press({ role: 'link', name: texts.allProducts, within: 'footer' })
      await shopper.reads(texts.allProducts)
      if (locale === 'ar') await shopper.press({ role: 'button', name: texts.filters })
      await shopper.press({ role: 'checkbox', name: new RegExp(`^${texts.women}`) })
      await shopper.at(at(locale, '/shop?is_women=1'))
      if (locale === 'ar') await shopper.press({ role: 'button', name: texts.showResults })
      await shopper.goBack()
      await shopper.at(at(locale, '/shop'))
      await shopper.goForward()
      await shopper.at(at(locale, '/shop?is_women=1'))
    })

    test('a product page keeps its scroll position while the visitor is on another site', {
      tag: engineOf[locale],
    }, async ({ shopper, request }) => {
      const { id } = await productOf(request, locale, 'scrub')
      await shopper.open(at(locale, `/product/${id}`))
      await shopper.run(() => scrollTo({ top: 900, behavior: 'instant' }))
      await shopper.run(() => location.assign('about:blank'))
      await shopper.at('blank')
      await shopper.goBack()
      await shopper.at(at(locale, `/product/${id}`))
      await expect.poll(() => shopper.run(() => Math.round(scrollY))).toBe(900)
    })

    test('dragging the thumb of the price tiers focuses it and selects no text', {
      tag: engineOf[locale],
    }, async ({ shopper, request }) => {
      const { id } = await productOf(request, locale, 'polo')
      await shopper.open(at(locale, `/product/${id}`))
      await shopper.pull({ role: 'slider', name: pin, within: 'main' }, locale === 'ar' ? -120 : 300)
      expect(await shopper.run(quantityOfPin)).toBeGreaterThan(10)
      expect(await shopper.run(() => String(getSelection()))).toBe('')
      expect(
        await shopper.run(() => document.activeElement?.matches('[role=slider]:not(:focus-visible)')),
      ).toBe(true)
    })
  })
}

function quantityOfPin() {
  return Number(document.querySelector('main [role=slider]')?.getAttribute('aria-valuenow'))
}
