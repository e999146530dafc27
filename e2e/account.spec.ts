import { accountMessages } from './account-messages.ts'
import { customerName, isLoggedIn, savedAddress, signUp } from './customer.ts'
import { at, behaviourScreen, locales, lookScreens, nightlyInEnglish } from './locales.ts'
import { messages } from './messages.ts'
import { expectStill, expectUsable, expectUsableElsewhere } from './page-checks.ts'
import { expect, test, untilHydrated } from './page-test.ts'
import { expectAsReference } from './references.ts'
import { cartOf } from './stored-cart.ts'

const pieces = [
  [0, 1, 6],
  [1, 2, 8],
] as const

for (const locale of locales) {
  const texts = accountMessages[locale]
  const address = savedAddress[locale]

  test(`every account page is accessible, without layout shifts and without errors; the dashboard links to the latest order, which prints alone and only its customer sees (${locale})`, {
    tag: lookScreens[locale],
  }, async ({ page, request, context, baseURL, browser, isMobile }) => {
    test.slow()
    const customer = await signUp({ request, context, baseURL }, locale)
    const { id } = await customer.addAddress()
    const order = await customer.placeOrder(id, await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/account'))
    await expect(page.getByRole('heading', { level: 1, name: texts.hello })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText('1')
    const latest = page.getByRole('region', { name: texts.latestOrder })
    await expect(latest).toContainText(texts.awaitingTransfer)
    await expect(page.getByRole('table', { name: texts.recentOrders }).getByRole('row')).toHaveCount(2)
    await expectStill(page)
    await expectAsReference(page, 'account')
    await expectUsable(page)

    await latest.getByRole('link', { name: texts.viewOrder }).click()
    await expect(page).toHaveURL(at(locale, `/bill/${order}`))
    await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible()
    await expect(page.getByRole('article').filter({ visible: true })).toContainText(address.address)

    if (!isMobile)
      await test.step('invoice', async () => {
        await page.reload()
        await expect(page.getByRole('article').filter({ visible: true })).toContainText(address.address)
        await expectStill(page)
        await expectUsable(page)
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('article').filter({ visible: true })).toBeVisible()
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await expect(page.getByRole('button')).toHaveCount(0)
        await page.emulateMedia({ media: null })

        const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
        await signUp({ request: stranger.request, context: stranger, baseURL }, locale)
        const theirs = await stranger.newPage()
        await theirs.goto(at(locale, `/bill/${order}`))
        await expect(theirs.getByRole('heading', { level: 1, name: texts.noSuchBill })).toBeVisible()
        await expect(theirs.getByText(address.address)).toHaveCount(0)
        await stranger.close()
      })

    for (const path of ['/orders', '/address', '/address/new', '/downloads', '/profile', '/change-password'])
      await test.step(path, async () => {
        await page.goto(at(locale, `/account${path}`))
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('navigation', { name: texts.account })).toBeVisible()
        await expectStill(page)
        await expectAsReference(page, `account ${path}`)
        await expectUsable(page)
        await expectUsableElsewhere(page)
      })
  })

  test(`an account without orders links to the products (${locale})`, {
    tag: nightlyInEnglish(lookScreens)[locale],
  }, async ({ page, request, context, baseURL }) => {
    await signUp({ request, context, baseURL }, locale)
    await page.goto(at(locale, '/account'))
    await expect(page.getByRole('heading', { name: texts.noOrders })).toBeVisible()
    await expectStill(page)
    await expectAsReference(page, 'account without orders')
    await expectUsable(page)
    const menu = page.getByRole('navigation', { name: texts.account })
    await menu.getByRole('link', { name: texts.orders }).click()
    await expect(page.getByRole('heading', { name: texts.noOrders })).toBeVisible()
    await menu.getByRole('link', { name: texts.addresses }).click()
    await expect(page.getByRole('heading', { name: texts.noAddresses })).toBeVisible()
    await expectUsable(page)
    await menu.getByRole('link', { name: texts.downloads }).click()
    await expect(page.getByText(texts.noDownloads)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: texts.browse }).click()
    await expect(page).toHaveURL(at(locale, '/shop'))
  })

  test(`the list of orders is paged (${locale})`, { tag: behaviourScreen[locale] }, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    const customer = await signUp({ request, context, baseURL }, locale)
    const { id } = await customer.addAddress()
    const cart = await cartOf(request, locale, { polo: pieces })
    await Promise.all(Array.from({ length: 11 }, () => customer.placeOrder(id, cart)))
    await page.goto(at(locale, '/account/orders'))
    const table = page.getByRole('table', { name: texts.orders })
    await expect(table.getByRole('row')).toHaveCount(11)
    await expect(table.getByText(texts.pending, { exact: true })).toHaveCount(10)
    await page.getByRole('link', { name: messages[locale].nextPage }).click()
    await expect(page).toHaveURL(at(locale, '/account/orders?page=2'))
    await expect(table.getByRole('row')).toHaveCount(2)
  })

  test(`adds an address and shows all invalid fields at once (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request, context, baseURL }) => {
    await signUp({ request, context, baseURL }, locale)
    await page.goto(at(locale, '/account/address'))
    await page.getByRole('link', { name: texts.newAddress }).first().click()
    await expect(page).toHaveURL(at(locale, '/account/address/new'))
    const save = page.getByRole('button', { name: texts.saveAddress })
    await save.click()
    for (const sentence of texts.required)
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page.getByLabel(texts.fields.name, { exact: true })).toBeFocused()
    await expectUsable(page)

    await page.getByLabel(texts.fields.name, { exact: true }).fill(texts.home)
    await page.getByLabel(texts.fields.city, { exact: true }).selectOption({ index: 1 })
    await page.getByLabel(texts.fields.area, { exact: true }).selectOption({ index: 1 })
    await page.getByLabel(texts.fields.address, { exact: true }).fill(address.address)
    await page.getByLabel(texts.fields.building, { exact: true }).fill('7180')
    await page.getByLabel(texts.fields.floor, { exact: true }).fill('1')
    await page.getByLabel(texts.fields.apartment, { exact: true }).fill('3')
    await page.getByLabel(texts.fields.postcode, { exact: true }).fill('1225')
    await save.click()
    await expect(page.getByText(texts.wrongPostcode)).toBeVisible()
    await page.getByLabel(texts.fields.postcode, { exact: true }).fill('١٢٢٥١')
    await expect(page.getByText(texts.wrongPostcode)).toHaveCount(0)
    await save.click()
    await expect(page).toHaveURL(at(locale, '/account/address'))
    await expect(page.getByRole('radio', { name: texts.home })).toBeChecked()
    await expect(page.getByRole('main')).toContainText('12251')
  })

  test.describe(`a wrong old password shows its error at the field (${locale})`, () => {
    test.use({ provoked: /422 \(Unprocessable/ })
    test(`changing the password ends every other login; logging out, here or everywhere, leads to the login page (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, request, context, baseURL }) => {
      const first = await signUp({ request, context, baseURL }, locale)
      const elsewhere = await first.logInElsewhere()
      const other = await context.newPage()
      const profile = other.waitForResponse('**/api/profile')
      await other.goto(at(locale, '/account/profile'))
      await profile
      await untilHydrated(other)
      // Waits for it: a request that is pending at the logout would fail.
      const summary = page.waitForResponse('**/api/summary')
      await page.goto(at(locale, '/account'))
      await summary
      await page
        .getByRole('navigation', { name: texts.account })
        .getByRole('button', { name: texts.logOut })
        .click()
      await expect(page).toHaveURL(at(locale, '/auth'))
      // Another tab shows nothing of a customer who has logged out.
      await expect(other).toHaveURL(new RegExp(`${at(locale, '/auth')}\\?next=`))
      await other.close()
      expect(await isLoggedIn(request, first.token)).toBe(false)
      expect(await isLoggedIn(request, elsewhere)).toBe(true)
      await page.goto(at(locale, '/account/orders'))
      await expect(page).toHaveURL(new RegExp(`${at(locale, '/auth')}\\?next=`))

      const second = await signUp({ request, context, baseURL }, locale)
      const phone = await second.logInElsewhere()
      await page.goto(at(locale, '/account/change-password'))
      const logins = page.getByRole('region', { name: texts.logins })
      await expect(logins.getByRole('listitem')).toHaveCount(2)
      await expect(logins.getByRole('listitem').filter({ hasText: texts.thisDevice })).toHaveCount(1)
      await expectUsable(page)
      await logins.getByRole('listitem').getByRole('button').click()
      await expect(logins.getByRole('listitem')).toHaveCount(1)
      expect(await isLoggedIn(request, phone)).toBe(false)
      expect(await isLoggedIn(request, second.token)).toBe(true)

      const tablet = await second.logInElsewhere()
      const fill = async (old: string, next: string, confirmed = next) => {
        await page.getByLabel(texts.oldPassword, { exact: true }).fill(old)
        await page.getByLabel(texts.newPassword, { exact: true }).fill(next)
        await page.getByLabel(texts.confirmPassword, { exact: true }).fill(confirmed)
        await page.getByRole('button', { name: texts.changePassword, exact: true }).click()
      }
      await fill(second.password, 'إبرة وخيط جديد', 'إبرة وخيط')
      await expect(page.getByText(texts.differ)).toBeVisible()
      await fill('ليست هي', 'إبرة وخيط جديد')
      await expect(page.getByText(texts.wrongOldPassword)).toBeVisible()
      await expect(page.getByLabel(texts.oldPassword, { exact: true })).toBeFocused()
      await expectUsable(page)
      expect(await isLoggedIn(request, tablet)).toBe(true)
      await fill(second.password, 'إبرة وخيط جديد')
      await expect(page.getByText(texts.passwordChanged)).toBeVisible()
      await expect(page.getByLabel(texts.oldPassword, { exact: true })).toHaveValue('')
      expect(await isLoggedIn(request, tablet)).toBe(false)
      expect(await isLoggedIn(request, second.token)).toBe(true)

      const laptop = await second.logInElsewhere('إبرة وخيط جديد')
      await page.getByRole('button', { name: texts.everywhere }).click()
      await expect(page).toHaveURL(at(locale, '/auth'))
      expect(await isLoggedIn(request, second.token)).toBe(false)
      expect(await isLoggedIn(request, laptop)).toBe(false)
    })
  })

  test.describe(`account pages report a shop that does not answer (${locale})`, () => {
    test.use({ provoked: /net::ERR_|Failed to fetch/ })
    test(`the profile can be retried after an error, accepts a company name and VAT number, both or none, and changes the e-mail address after asking for the password (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, request, context, baseURL }) => {
      const customer = await signUp({ request, context, baseURL }, locale)
      await page.route('**/api/profile', (route) => route.abort())
      await page.goto(at(locale, '/account/profile'))
      await expect(page.getByRole('heading', { level: 1, name: texts.loadFailed })).toBeVisible()
      await expectUsable(page)
      await page.unroute('**/api/profile')
      await page.getByRole('button', { name: texts.retry }).click()
      const firstName = page.getByLabel(texts.firstName, { exact: true })
      await expect(firstName).toHaveValue(customerName[locale].fname)

      await test.step('company name and VAT number', async () => {
        await page.getByLabel(texts.companyName, { exact: true }).fill(address.name)
        const save = page.getByRole('button', { name: texts.save })
        const companyVat = page.getByLabel(texts.companyVat, { exact: true })
        await save.click()
        await expect(page.getByText(texts.vatMissing)).toBeVisible()
        await expect(companyVat).toBeFocused()
        await expectUsable(page)
        await companyVat.fill('٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣')

        // A failed save keeps the typed text.
        await page.route('**/api/update/profile', (route) => route.abort())
        await firstName.fill('نورة')
        await save.click()
        await expect(page.getByRole('alert')).toBeFocused()
        await expect(firstName).toHaveValue('نورة')
        await page.unroute('**/api/update/profile')
        await save.click()
        await expect(page.getByText(texts.profileSaved)).toBeVisible()
        await expect(companyVat).toHaveValue('300000000000003')
        await page.reload()
        await expect(companyVat).toHaveValue('300000000000003')
      })

      await test.step('e-mail address', async () => {
        const form = page.getByRole('form', { name: texts.profile })
        const password = form.getByLabel(texts.oldPassword, { exact: true })
        await expect(password).toHaveCount(0)
        const email = form.getByLabel(messages[locale].fields.email, { exact: true })
        await email.fill(`new-${customer.email}`)
        const save = form.getByRole('button', { name: texts.save })
        await save.click()
        await expect(form.getByText(texts.passwordMissing)).toBeVisible()
        await expect(password).toBeFocused()
        await expectUsable(page)
        await password.fill(customer.password)
        await save.click()
        await expect(page.getByText(texts.profileSaved)).toBeVisible()
        await expect(password).toHaveCount(0)
        await expect(email).toHaveValue(`new-${customer.email}`)
      })
      await page.goto(at(locale, '/account'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('نورة')
    })
  })
}
