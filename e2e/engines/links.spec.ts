import { productOf } from '../catalogue.ts'
import { at, engineOf, locales, nightly } from '../locales.ts'
import { messages } from '../messages.ts'
import { engineMessages } from './engine-messages.ts'
import { screens, test } from './engine-test.ts'
import { unfoldLinks } from './unfold-links.ts'

for (const locale of locales) {
  const { allProducts, blog } = messages[locale]
  const { medical, allBrands, brands } = engineMessages[locale]

  test.describe(locale, () => {
    test.use({ size: screens[locale] })

    test('a link opens its page at the first press', { tag: [engineOf[locale], nightly] }, async ({
      shopper,
      request,
    }) => {
      const { id } = await productOf(request, locale, 'scrub')
      const links = [
        { from: '/', within: 'main', name: allProducts, to: '/shop', heading: allProducts },
        {
          from: '/',
          within: 'main',
          name: new RegExp(`^${medical}`),
          to: /\/Product-category\/\d+\//,
          heading: medical,
        },
        { from: '/', within: 'main', name: allBrands, to: '/brands', heading: brands },
        { from: '/', within: 'footer', name: blog, to: '/blogs', heading: blog },
        { from: `/product/${id}`, within: 'footer', name: allProducts, to: '/shop', heading: allProducts },
        { from: '/contact', within: 'footer', name: blog, to: '/blogs', heading: blog },
      ]
      for (const { from, within, name, to, heading } of links) {
        // A new document each time: only code that loads for the first time can fail.
        await shopper.open(at(locale, from))
        if (within === 'footer') await unfoldLinks(shopper, locale)
        await shopper.press({ role: 'link', name, within })
        await shopper.at(typeof to === 'string' ? at(locale, to) : to)
        await shopper.reads(heading)
      }
    })
  })
}
