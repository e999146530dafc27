import { expectAccessible } from './accessibility.ts'
import { authMessages } from './auth-messages.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { findInMails } from './mails.ts'
import { openAccount, password } from './open-account.ts'
import { expect, test } from './page-test.ts'
import { placeOrder } from './place-order.ts'
import { cartOf } from './stored-cart.ts'
import { inBothLanguages, t } from './texts.ts'

const claimMessages = inBothLanguages({
  ask: t('أضف طلباتي السابقة', 'Add my earlier orders'),
  added: t('أضفنا طلبًا واحدًا إلى حسابك', '1 order has been added to your account'),
  refused: t('لم تُضف الطلبات', 'No orders were added'),
  orders: t('الطلبات', 'Orders'),
})

for (const locale of locales) {
  const texts = claimMessages[locale]
  const auth = authMessages[locale]

  test.describe('orders placed as a guest', () => {
    // For the second use of the link.
    test.use({ provoked: /422/ })

    test(`guest orders move to the account through the mailed link, also after a login (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, request }) => {
      const email = `${crypto.randomUUID()}@customers.example`
      const order = await placeOrder(
        request,
        locale,
        await cartOf(request, locale, { polo: [[0, 0, 12]] }),
        email,
      )
      await openAccount(page.request, locale, email)
      await page.goto(at(locale, '/account/orders'))
      await expect(page.getByText(order.code)).toHaveCount(0)
      await page.getByRole('button', { name: texts.ask }).click()
      const [link] = await findInMails(email, /\/account\/claim#[\w-]+/)

      await page.context().clearCookies()
      await page.goto(at(locale, link))
      const login = page.getByRole('main')
      await login.getByLabel(auth.fields.email, { exact: true }).first().fill(email)
      await login.getByLabel(auth.fields.password, { exact: true }).first().fill(password)
      await page.getByRole('button', { name: auth.logIn, exact: true }).click()
      await expect(page.getByRole('heading', { name: texts.added })).toBeVisible()
      await expect(page).toHaveURL(at(locale, '/account/claim'))
      await expectAccessible(page)
      await page.getByRole('main').getByRole('link', { name: texts.orders, exact: true }).last().click()
      await expect(page.getByRole('main')).toContainText(order.code)
      await test.step('a reload, which has no token, does not say that nothing was added', async () => {
        await page.goto(at(locale, '/account/claim'))
        await expect(page).toHaveURL(at(locale, '/account/orders'))
      })

      await page.goto(at(locale, link))
      await expect(page.getByRole('heading', { name: texts.refused })).toBeVisible()
    })
  })
}
