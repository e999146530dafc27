import type { Page } from '@playwright/test'
import { authMessages } from './auth-messages.ts'
import { at, behaviourScreen, journeyScreen, type Locale, locales, nightlyInEnglish } from './locales.ts'
import { openAccount, password } from './open-account.ts'
import { expect, test, untilHydrated } from './page-test.ts'

function form(page: Page, locale: Locale, which: 'loginTitle' | 'signupTitle') {
  const region = page.getByRole('region', { name: authMessages[locale][which] })
  return {
    field: (name: keyof (typeof authMessages)['ar']['fields']) =>
      region.getByLabel(authMessages[locale].fields[name], { exact: true }),
    button: (name: string) => region.getByRole('button', { name, exact: true }),
  }
}

async function logIn(page: Page, locale: Locale, email: string, typed = password) {
  const login = form(page, locale, 'loginTitle')
  await login.field('email').fill(email)
  await login.field('password').fill(typed)
  await login.button(authMessages[locale].logIn).click()
}

for (const locale of locales) {
  const texts = authMessages[locale]
  const accountLink = (page: Page, name = texts.account) =>
    page.getByRole('banner').getByRole('link', { name, exact: true })

  test(`signing up opens an account and logs in (${locale})`, {
    tag: nightlyInEnglish(journeyScreen)[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/'))
    await accountLink(page, texts.signIn).click()
    await expect(page).toHaveURL(at(locale, '/auth'))
    await untilHydrated(page)
    const signup = form(page, locale, 'signupTitle')

    await signup.button(texts.signUp).click()
    await expect(signup.field('fname')).toBeFocused()
    await expect(signup.field('fname')).toHaveAccessibleDescription(new RegExp(texts.missing.fname))
    await expect(signup.field('password')).toHaveAccessibleDescription(new RegExp(texts.missing.password))
    await expect(signup.field('job')).not.toHaveAttribute('aria-invalid')

    await signup.field('fname').fill('سارة')
    await signup.field('lname').fill('العتيبي')
    await signup.field('email').fill('sara@alwaha')
    await signup.field('phone').fill('0551')
    await signup.field('phone').blur()
    await expect(signup.field('email')).toHaveAccessibleDescription(texts.wrong.email)
    await expect(signup.field('phone')).toHaveAccessibleDescription(texts.wrong.phone)
    const email = `${crypto.randomUUID()}@customers.example`
    await signup.field('email').fill(email)
    await signup.field('phone').fill('٠٥٥ ١٢٣ ٤٥٦٧')
    await expect(signup.field('phone')).not.toHaveAttribute('aria-invalid')

    await page.reload()
    await expect(signup.field('fname')).toHaveValue('سارة')
    await expect(signup.field('email')).toHaveValue(email)
    await expect(signup.field('password')).toHaveValue('')

    await signup.field('password').fill(password)
    await signup.field('confirmation').fill(`${password} `)
    await signup.button(texts.signUp).click()
    await expect(signup.field('confirmation')).toBeFocused()
    await expect(signup.field('confirmation')).toHaveAccessibleDescription(texts.wrong.confirmation)
    await signup.field('confirmation').fill(password)
    await signup.button(texts.signUp).click()
    await expect(page).toHaveURL(at(locale, '/'))
    await expect(accountLink(page)).toHaveAttribute('href', at(locale, '/account'))
    expect(await page.evaluate(() => document.cookie)).not.toContain('token')
  })

  test(`the login leads on to the requested page, and "back" skips the login (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { email } = await openAccount(request, locale)
    await page.goto(at(locale, '/shop'))
    const next = at(locale, '/brands')
    await page.goto(`${at(locale, '/auth')}?next=${encodeURIComponent(next)}`)
    await expect(page.getByText(texts.toContinue)).toBeVisible()
    await logIn(page, locale, email)
    await expect(page).toHaveURL(next)
    await expect(accountLink(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(at(locale, '/shop'))
  })

  test(`the login never redirects to another site (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { email } = await openAccount(request, locale)
    await page.goto(`${at(locale, '/auth')}?next=//evil.example/shop`)
    await expect(page).toHaveURL(at(locale, '/auth'))
    await logIn(page, locale, email)
    await expect(page).toHaveURL(at(locale, '/'))
    // A logged-in customer is redirected from the login pages.
    for (const path of ['/auth?next=https://evil.example/', '/auth/reset-password']) {
      const answer = await page.request.get(at(locale, path))
      expect([answer.status(), answer.url()]).toEqual([200, new URL(at(locale, '/'), page.url()).href])
    }
  })

  test(`other tabs notice a login, and tabs on the login page leave it (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, context, request }) => {
    const { email } = await openAccount(request, locale)
    await page.goto(at(locale, '/about'))
    await expect(accountLink(page, texts.signIn)).toBeVisible()
    const waiting = await context.newPage()
    await waiting.goto(`${at(locale, '/auth')}?next=${encodeURIComponent(at(locale, '/cart'))}`)
    await untilHydrated(waiting)
    const other = await context.newPage()
    await other.goto(at(locale, '/auth'))
    await untilHydrated(other)
    await logIn(other, locale, email)
    await expect(other).toHaveURL(at(locale, '/'))
    await expect(accountLink(page)).toBeVisible()
    await expect(waiting).toHaveURL(at(locale, '/cart'))
  })

  test.describe('rejected', () => {
    test.use({ provoked: /422|429|Failed to fetch|ERR_/ })

    test(`shows at the field that an e-mail address has an account, how long to wait after too many attempts, and a wrong password, then accepts the right one (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, request }) => {
      const { email } = await openAccount(request, locale)
      await page.goto(at(locale, '/auth'))
      const signup = form(page, locale, 'signupTitle')
      for (const [name, value] of [
        ['fname', 'Sara'],
        ['lname', 'Al-Otaibi'],
        ['email', email],
        ['phone', '0551234567'],
        ['password', 'password1'],
        ['confirmation', 'password1'],
      ] as const)
        await signup.field(name).fill(value)
      await signup.button(texts.signUp).click()
      await expect(signup.field('email')).toBeFocused()
      await expect(signup.field('email')).toHaveAccessibleDescription(texts.taken)
      await expect(signup.field('password')).toHaveAccessibleDescription(texts.common)
      await expect(signup.field('fname')).toHaveValue('Sara')
      await expect(signup.field('password')).toHaveValue('password1')

      await page.route('**/api/login', (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '900' }, json: { message: 'x' } }),
      )
      await logIn(page, locale, 'sara@customers.example')
      await expect(page.getByRole('alert').filter({ hasText: texts.tooOften })).toBeFocused()
      await page.unroute('**/api/login')

      const login = form(page, locale, 'loginTitle')
      await logIn(page, locale, email, 'three blue buttons')
      await expect(login.field('email')).toHaveAccessibleDescription(texts.credentials)
      await expect(login.field('email')).toHaveValue(email)
      await login.button(texts.showPassword).click()
      await expect(login.field('password')).toHaveAttribute('type', 'text')
      await expect(login.field('password')).toHaveValue('three blue buttons')
      await login.button(texts.hidePassword).click()
      await logIn(page, locale, email)
      await expect(page).toHaveURL(at(locale, '/'))
    })
  })
}

test('submitting the login without JavaScript sends nothing and keeps the typed text', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/auth')
  const sent: string[] = []
  // Typed Latin letters may load their font.
  page.on('request', (request) => request.resourceType() !== 'font' && sent.push(request.url()))
  await logIn(page, 'ar', 'sara@customers.example')
  await page.waitForTimeout(500)
  expect(sent).toEqual([])
  expect(page.url()).toBe(new URL('/auth', baseURL).href)
  await expect(page.locator('input[type=email]').first()).toHaveValue('sara@customers.example')
  await context.close()
})
