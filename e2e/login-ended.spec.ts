import type { APIRequestContext, Page } from '@playwright/test'
import { authMessages } from './auth-messages.ts'
import { fillAddress, guest, storeAddress } from './guest-address.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { endLogin, openAccount, password } from './open-account.ts'
import { expect, test, untilHydrated } from './page-test.ts'
import { cartOf, storeCart } from './stored-cart.ts'

const pieces = [[0, 1, 12]] as const

for (const locale of locales) {
  const texts = authMessages[locale]
  const submit = (page: Page) =>
    page.getByRole('button', { name: messages[locale].placeOrder }).filter({ visible: true })
  const accountLink = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true })

  test.describe('in the middle of a checkout', () => {
    test.use({ provoked: /401/ })

    test(`logging in again returns to the checkout with all input (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, context, request, playwright, baseURL }) => {
      await storeCart(context, await cartOf(request, locale, { polo: pieces }))
      await page.goto(at(locale, '/checkout'))
      await fillAddress(page, locale)
      const { email, token } = await openAccount(context.request, locale)
      await endLogin(playwright, baseURL, token)

      await submit(page).click()
      const login = `${at(locale, '/auth')}?next=${encodeURIComponent(at(locale, '/checkout'))}`
      await expect(page).toHaveURL(login)
      await expect(page.getByText(texts.loginEnded)).toBeVisible()
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
      await untilHydrated(page)
      await page.getByRole('link', { name: texts.continueAsGuest }).click()
      await expect(page).toHaveURL(at(locale, '/checkout'))
      const name = page.getByLabel(messages[locale].fields.name, { exact: true })
      await expect(name).toHaveValue(guest[locale].name)

      await page.goto(login)
      const form = page.getByRole('region', { name: texts.loginTitle })
      await form.getByLabel(texts.fields.email, { exact: true }).fill(email)
      await form.getByLabel(texts.fields.password, { exact: true }).fill(password)
      await form.getByRole('button', { name: texts.logIn, exact: true }).click()
      await expect(page).toHaveURL(at(locale, '/checkout'))
      await expect(accountLink(page, texts.account)).toBeVisible()
      await expect(
        page.getByRole('banner').getByRole('link', { name: messages[locale].cartOfOne }),
      ).toBeVisible()
    })

    test(`a late 401 of an old login does not end the new one (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, context, request }) => {
      await storeCart(context, await cartOf(request, locale, { polo: pieces }))
      await storeAddress(context, request, locale)
      await page.goto(at(locale, '/checkout'))
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/api/orders', async (route) => {
        await released
        await route.fulfill({ status: 401, json: { message: 'x' } })
      })
      await submit(page).click()
      const other = await context.newPage()
      const { email } = await openAccount(request, locale)
      await other.goto(at(locale, '/auth'))
      await untilHydrated(other)
      const form = other.getByRole('region', { name: texts.loginTitle })
      await form.getByLabel(texts.fields.email, { exact: true }).fill(email)
      await form.getByLabel(texts.fields.password, { exact: true }).fill(password)
      await form.getByRole('button', { name: texts.logIn, exact: true }).click()
      await expect(other).toHaveURL(at(locale, '/'))
      await expect(accountLink(page, texts.account)).toBeVisible()
      release()
      await expect(page.getByText(messages[locale].refused).first()).toBeVisible()
      await expect(page).toHaveURL(at(locale, '/checkout'))
      await expect(accountLink(page, texts.account)).toBeVisible()
    })
  })
}

/** Cookies without a valid login. */
const cookies = [
  ['dead', `token=${'A'.repeat(43)}; signed_in=1`],
  ['foreign', 'token=eyJhbGciOiJIUzI1NiJ9.e30.x; signed_in=1'],
  ['malformed', 'token=%00%ff%; signed_in=%'],
  ['long', `token=${'x'.repeat(3_000)}; signed_in=1`],
  ['quoted', 'token="a b"; signed_in="1"'],
  ['alone', 'signed_in=1'],
] as const

const paths = [
  '/',
  '/shop',
  '/cart',
  '/checkout',
  '/bill',
  '/auth',
  '/auth?next=/account',
  '/account',
  '/no-such-page',
]

for (const [what, cookie] of cookies) {
  test(`every page ends after at most two redirects with a cookie that is ${what}`, async ({
    playwright,
    baseURL,
  }) => {
    for (const locale of locales) {
      for (const path of paths) {
        const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' })
        const { redirects, status } = await visit(visitor, at(locale, path), cookie)
        expect(redirects, path).toBeLessThanOrEqual(2)
        expect([200, 404], path).toContain(status)
        await visitor.dispose()
      }
    }
  })
}

/** Follows redirects and drops the cookies that a browser would. */
async function visit(visitor: APIRequestContext, start: string, cookie: string) {
  let path = start
  let jar = cookie
  for (let redirects = 0; redirects < 10; redirects++) {
    const answer = await visitor.get(path, { maxRedirects: 0, headers: { cookie: jar } })
    const ended = answer
      .headersArray()
      .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && /Max-Age=0/.test(value))
      .map(({ value }) => value.split('=')[0])
    jar = jar
      .split('; ')
      .filter((one) => !ended.includes(one.split('=')[0]))
      .join('; ')
    const { location } = answer.headers()
    if (location === undefined) return { redirects, status: answer.status() }
    path = location
  }
  return { redirects: 10, status: 0 }
}

test('the login page clears the browser’s record of a login that the server does not know', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }])
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: authMessages.ar.loginTitle })).toBeVisible()
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('signed_in')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: authMessages.ar.signIn, exact: true }).click()
  await expect(page).toHaveURL('/auth')
})
