import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import { expectAccessible } from './accessibility.ts'
import { accountMessages } from './account-messages.ts'
import { customerName, savedAddress, signUp } from './customer.ts'
import { customerMessages } from './customer-messages.ts'
import { fillAddress, guest } from './guest-address.ts'
import { at, behaviourScreen, journeyScreen, type Locale, locales, nightlyInEnglish } from './locales.ts'
import { messages } from './messages.ts'
import { expectFitting, expectStill } from './page-checks.ts'
import { expect, test, untilHydrated } from './page-test.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const pieces = [
  [0, 1, 6],
  [1, 2, 8],
] as const

const password = 'خياطة بلا عيب'

for (const locale of locales) {
  const texts = customerMessages[locale]
  const { placeOrder, fields, thanks, summary } = messages[locale]
  const account = accountMessages[locale]
  const address = savedAddress[locale]
  const submit = (page: Page) => page.getByRole('button', { name: placeOrder }).filter({ visible: true })
  const newAddress = (page: Page) => page.getByRole('form', { name: texts.newAddress })

  test(`a customer's order goes to their first address (${locale})`, {
    tag: nightlyInEnglish(journeyScreen)[locale],
  }, async ({ page, request, context, baseURL }) => {
    const customer = await signUp({ request, context, baseURL }, locale)
    await customer.addAddress()
    await customer.addAddress({ name: texts.branch })
    await storeCart(context, await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/checkout'))
    const choices = page.getByRole('group', { name: texts.addresses })
    await expect(choices.getByRole('radio')).toHaveCount(2)
    await expect(choices.getByRole('radio').first()).toBeChecked()
    await expect(choices.getByRole('radio').first()).toHaveAccessibleName(new RegExp(address.name))
    await expect(page.getByText(customer.email)).toBeVisible()
    await expectStill(page)
    await expectFitting(page)
    await expectAccessible(page)
    await submit(page).click()
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/bill/')}\\d+$`))
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    await expect(page.getByRole('article').filter({ visible: true })).toContainText(address.address)
    await page.goto(at(locale, '/cart'))
    await expect(page.getByRole('heading', { name: messages[locale].emptyCart })).toBeVisible()
  })

  test(`a customer never sees the guest form, not even before hydration (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ request, context, baseURL }) => {
    const page = await context.newPage()
    await page.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
    const guestName = page.getByLabel(fields.name, { exact: true })
    const step = page.getByRole('region', { name: texts.addressStep })
    await storeCart(context, await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/checkout'))
    await expect(guestName).toBeVisible()
    await signUp({ request, context, baseURL }, locale)
    await page.goto(at(locale, '/checkout'))
    await expect(page.getByText(texts.asCustomer)).toBeVisible()
    await expect(step).toBeVisible()
    await expect(step.getByRole('textbox')).toHaveCount(0)
    await expect(guestName).toBeHidden()
  })

  test(`an address can be added without leaving the checkout, and a company gets a tax invoice with its VAT number (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request, context, baseURL, isMobile }) => {
    const customer = await signUp({ request, context, baseURL }, locale)
    await customer.addAddress()
    await storeCart(context, await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/checkout'))
    await test.step('company', async () => {
      await page.getByRole('checkbox', { name: texts.asCompany }).check()
      await page.getByLabel(texts.companyName, { exact: true }).fill(address.name)
      await page.getByLabel(texts.companyVat, { exact: true }).fill('12345')
      await page.getByLabel(texts.purchaseOrder, { exact: true }).fill('PO-2026-7')
      await submit(page).click()
      const list = page.getByRole('alert').filter({ hasText: texts.wrongVat })
      await expect(list).toBeFocused()
      await list.getByRole('link').click()
      await expect(page.getByLabel(texts.companyVat, { exact: true })).toBeFocused()
      await page.getByLabel(texts.companyVat, { exact: true }).fill('٣١٠١٢٢٣٩٣٥٠٠٠٠٣')
      await page.reload()
      await expect(page.getByLabel(texts.purchaseOrder, { exact: true })).toHaveValue('PO-2026-7')
    })
    await page.getByRole('button', { name: texts.addAddress }).click()
    const form = newAddress(page)
    await expect(form.getByLabel(account.fields.name, { exact: true })).toBeFocused()
    await form.getByRole('button', { name: texts.useAddress }).click()
    await expect(form.getByText(texts.nameRequired)).toBeVisible()
    await expect(form.getByLabel(account.fields.name, { exact: true })).toBeFocused()
    await fillNewAddress(page, locale, texts.branch)
    await expectAccessible(page)
    await form.getByRole('button', { name: texts.useAddress }).click()
    const added = page.getByRole('radio', { name: new RegExp(texts.branch) })
    await expect(added).toBeChecked()
    await expect(added).toBeFocused()
    if (!isMobile)
      await expect(page.getByRole('complementary', { name: summary })).toContainText(
        texts.deliveryTo(known.places.jeddah.name[locale]),
      )
    await submit(page).click()
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    const bill = page.getByRole('article').filter({ visible: true })
    await expect(bill).toContainText(known.places.jeddah.name[locale])
    for (const text of ['310122393500003', 'PO-2026-7', address.name]) await expect(bill).toContainText(text)
  })

  test(`signing up during the checkout returns to it (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request, context }) => {
    await storeCart(context, await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/checkout'))
    await fillAddress(page, locale)
    await page.getByRole('main').getByRole('link', { name: texts.logIn }).click()
    const form = page.getByRole('region', { name: texts.signUpForm })
    await expect(form).toBeVisible()
    await untilHydrated(page)
    const { fname, lname } = customerName[locale]
    await form.getByLabel(texts.signUpFields.fname, { exact: true }).fill(fname)
    await form.getByLabel(texts.signUpFields.lname, { exact: true }).fill(lname)
    await form.getByLabel(fields.email, { exact: true }).fill(`${randomUUID()}@mail.example`)
    await form.getByLabel(fields.phone, { exact: true }).fill(guest.phone)
    await form.getByLabel(texts.signUpFields.password, { exact: true }).fill(password)
    await form.getByLabel(texts.signUpFields.confirmation, { exact: true }).fill(password)
    await form.getByRole('button', { name: texts.signUp }).click()
    await expect(page).toHaveURL(at(locale, '/checkout'))
    await expect(page.getByText(texts.typedAsGuest)).toBeVisible()
    await expect(page.getByLabel(account.fields.address, { exact: true })).toHaveValue(guest[locale].address)
    await expect(page.getByLabel(account.fields.city, { exact: true }).locator('option:checked')).toHaveText(
      known.places.riyadh.name[locale],
    )
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: texts.nameRequired })).toBeFocused()
    await page.getByLabel(account.fields.name, { exact: true }).fill(address.name)
    await page.getByLabel(account.fields.building, { exact: true }).fill('4012')
    await page.getByLabel(account.fields.floor, { exact: true }).fill('2')
    await page.getByLabel(account.fields.apartment, { exact: true }).fill('6')
    await submit(page).click()
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/bill/')}\\d+$`))
    await page.goto(at(locale, '/account/address'))
    await expect(page.getByRole('radio', { name: new RegExp(address.name) })).toBeChecked()
  })
}

test.describe('an expired login', () => {
  test.use({ provoked: /status of 401/ })

  for (const locale of locales) {
    const texts = customerMessages[locale]
    const account = accountMessages[locale]

    test(`a login that ends during the checkout keeps all input and leads back after a new login (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, request, context, baseURL }) => {
      const customer = await signUp({ request, context, baseURL }, locale)
      await customer.addAddress()
      await customer.addAddress({ name: texts.branch })
      await storeCart(context, await cartOf(request, locale, { polo: pieces }))
      await page.goto(at(locale, '/checkout'))
      await page.getByRole('radio', { name: new RegExp(texts.branch) }).check()
      await page.getByRole('checkbox', { name: texts.asCompany }).check()
      await page.getByLabel(texts.companyName, { exact: true }).fill(savedAddress[locale].name)
      await page.getByLabel(texts.companyVat, { exact: true }).fill('310122393500003')
      // Ends the login on the server only, as a logout on all devices does: the browser does not notice.
      const ended = await request.get('/en/api/logout', {
        headers: { authorization: `Bearer ${customer.token}` },
      })
      expect(ended.status()).toBe(200)
      const submit = page.getByRole('button', { name: messages[locale].placeOrder }).filter({ visible: true })
      await submit.click()
      await expect(page).toHaveURL((url) => url.pathname === at(locale, '/auth'))
      // A load of a page, unlike a press of its link: until hydration the form forgets what is typed.
      await untilHydrated(page)
      const form = page.getByRole('region', { name: texts.logInForm })
      await form.getByLabel(messages[locale].fields.email, { exact: true }).fill(customer.email)
      await form.getByLabel(texts.signUpFields.password, { exact: true }).fill(customer.password)
      await form.getByRole('button', { name: texts.enter }).click()
      await expect(page).toHaveURL(at(locale, '/checkout'))
      await expect(page.getByRole('radio', { name: new RegExp(texts.branch) })).toBeChecked()
      await expect(page.getByLabel(texts.companyVat, { exact: true })).toHaveValue('310122393500003')
      await submit.click()
      await expect(page.getByRole('heading', { level: 1, name: messages[locale].thanks })).toBeVisible()
      await page.goto(at(locale, '/account/orders'))
      await expect(page.getByRole('table').getByRole('link', { name: account.invoice })).toHaveCount(1)
    })
  }
})

/** Fills in an address in Jeddah. */
async function fillNewAddress(page: Page, locale: Locale, name: string) {
  const { fields } = accountMessages[locale]
  const { address } = savedAddress[locale]
  const { jeddah } = known.places
  const form = page.getByRole('form', { name: customerMessages[locale].newAddress })
  await form.getByLabel(fields.name, { exact: true }).fill(name)
  await form.getByLabel(fields.city, { exact: true }).selectOption(jeddah.name[locale])
  await form.getByLabel(fields.area, { exact: true }).selectOption({ index: 1 })
  await form.getByLabel(fields.address, { exact: true }).fill(address)
  await form.getByLabel(fields.building, { exact: true }).fill('12')
  await form.getByLabel(fields.floor, { exact: true }).fill('1')
  await form.getByLabel(fields.apartment, { exact: true }).fill('3')
}
