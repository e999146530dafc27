import { known } from '../../demo/known.ts'
import { productOf } from '../catalogue.ts'
import { guest } from '../guest-address.ts'
import { at, engineOf, locales } from '../locales.ts'
import { messages } from '../messages.ts'
import { engineMessages } from './engine-messages.ts'
import { expect, screens, test } from './engine-test.ts'

/** Pieces of the first sizes of the first colour: enough for the second price. */
const quantities = [3, 4, 5]
const price = known.products.scrub.tiers[1].price.toFixed(2)

for (const locale of locales) {
  const texts = messages[locale]
  const { medical, add } = engineMessages[locale]

  test.describe(locale, () => {
    test.use({ size: screens[locale] })

    test('a guest gets from the home page to the bill by links', { tag: engineOf[locale] }, async ({
      shopper,
      request,
    }) => {
      const { name, pivot_colors, sizes } = await productOf(request, locale, 'scrub')
      const colour = pivot_colors[0]?.color.name ?? ''

      await shopper.open(at(locale, '/'))
      await shopper.press({ role: 'link', name: new RegExp(`^${medical}`), within: 'main' })
      await shopper.reads(medical)
      await shopper.press({ role: 'link', name: new RegExp(name), within: 'main' })
      await shopper.reads(name)

      if (locale === 'ar') await shopper.press({ role: 'button', name: colour })
      for (const [place, count] of quantities.entries()) {
        const cell = texts.cell(colour, sizes[place]?.name ?? '')
        await shopper.fill({ role: 'textbox', name: cell }, String(count))
      }
      await shopper.press({ role: 'button', name: add })
      await shopper.sees(texts.added)
      await shopper.press({ role: 'link', name: texts.openCart })

      await shopper.reads(texts.cart)
      await shopper.sees(price)
      await shopper.press({ role: 'link', name: texts.checkout, within: 'main' })

      await shopper.reads(texts.checkout)
      await shopper.press({ role: 'button', name: texts.placeOrder })
      await shopper.sees(texts.missingName)
      const { fields } = texts
      await shopper.fill({ role: 'textbox', name: fields.name, within: 'main' }, guest[locale].name)
      await shopper.fill({ role: 'textbox', name: fields.email, within: 'main' }, guest.email)
      await shopper.fill({ role: 'textbox', name: fields.phone, within: 'main' }, guest.phone)
      await shopper.choose({ role: 'combobox', name: fields.country }, texts.saudi)
      await shopper.choose({ role: 'combobox', name: fields.city }, known.places.riyadh.name[locale])
      await shopper.choose({ role: 'combobox', name: fields.area }, texts.olaya)
      await shopper.fill({ role: 'textbox', name: fields.address, within: 'main' }, guest[locale].address)
      await shopper.press({ role: 'button', name: texts.placeOrder })

      await shopper.at(at(locale, '/bill'))
      await shopper.reads(texts.thanks)
      await shopper.sees(guest[locale].address)
      expect(await shopper.run(() => localStorage.getItem('cart'))).toBe('[]')
    })
  })
}
