import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { authMessages } from './auth-messages.ts'
import { at, behaviourScreen, journeyScreen, locales, nightlyInEnglish } from './locales.ts'
import { findInMails } from './mails.ts'
import { openAccount, password } from './open-account.ts'
import { expectFitting } from './page-checks.ts'
import { expect, test } from './page-test.ts'

const newPassword = 'four green buttons'

/** Returns the code, which has a line to itself. */
async function mailedCode(email: string, count = 1): Promise<string> {
  const [, code] = await findInMails(email, /^[\u2066\u200e]?(\d{4})[\u2069]?\r?$/m, count)
  if (code === undefined) throw new Error('The mail has no code')
  return code
}

for (const locale of locales) {
  const texts = authMessages[locale].reset
  const digit = (page: Page, number: number) => page.getByRole('textbox', { name: texts.digit(number) })
  const newPasswordField = (page: Page) =>
    page.getByLabel(texts.newPassword, { exact: true }).and(page.locator('input'))
  const boxes = (page: Page) =>
    Promise.all([1, 2, 3, 4].map((number) => digit(page, number).inputValue())).then((all) => all.join(''))
  const askFor = async (page: Page, email: string) => {
    await page.goto(at(locale, '/auth/reset-password'))
    await page.getByRole('main').getByLabel(authMessages[locale].fields.email, { exact: true }).fill(email)
    await page.getByRole('button', { name: texts.send }).click()
    await expect(digit(page, 1)).toBeFocused()
  }

  test.describe('a forgotten password', () => {
    test.use({ provoked: /422/ })

    test(`a mailed code resets the password (${locale})`, {
      tag: nightlyInEnglish(journeyScreen)[locale],
    }, async ({ page, request }) => {
      const { email } = await openAccount(request, locale)
      await page.goto(at(locale, '/auth'))
      const login = page.getByRole('region', { name: authMessages[locale].loginTitle })
      await login.getByLabel(authMessages[locale].fields.email, { exact: true }).fill(email)
      await login.getByRole('link', { name: authMessages[locale].forgotten }).click()
      await expect(page).toHaveURL(at(locale, '/auth/reset-password'))
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
      await expect(page.getByRole('main').getByLabel(authMessages[locale].fields.email)).toHaveValue(email)
      await page.getByRole('button', { name: texts.send }).click()
      await expect(digit(page, 1)).toBeFocused()
      await expectFitting(page)
      const code = await mailedCode(email)

      await page.getByRole('button', { name: texts.verify }).click()
      await expect(digit(page, 1)).toHaveAccessibleDescription(texts.codeMissing)
      await page.keyboard.type('12')
      await page.getByRole('button', { name: texts.verify }).click()
      await expect(digit(page, 1)).toHaveAccessibleDescription(texts.codeShort)
      await digit(page, 3).focus()
      await page.keyboard.press('Backspace')
      await expect(digit(page, 2)).toBeFocused()
      await page.keyboard.press('Backspace')
      await expect(digit(page, 1)).toBeFocused()
      expect(await boxes(page)).toBe('')

      const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
      await page.keyboard.type(wrong)
      await page.getByRole('button', { name: texts.verify }).click()
      await expect(digit(page, 1)).toHaveAccessibleDescription(texts.codeWrong)
      await expect(digit(page, 1)).toBeFocused()
      expect(await boxes(page)).toBe('')
      await expectAccessible(page)

      await page.reload()
      await expect(digit(page, 1)).toBeFocused()
      await page.keyboard.type(
        [...code].map((figure) => String.fromCharCode(0x660 + Number(figure))).join(''),
      )
      expect(await boxes(page)).toBe(code)
      await page.keyboard.press('Enter')

      const first = newPasswordField(page)
      await expect(first).toBeFocused()
      await expectAccessible(page)
      await first.fill(newPassword)
      await page.getByLabel(authMessages[locale].fields.confirmation, { exact: true }).fill(newPassword)
      await page.getByRole('button', { name: texts.change }).click()
      await expect(page).toHaveURL(at(locale, '/auth'))
      await expect(page.getByText(texts.changed)).toBeVisible()

      const tryWith = (typed: string) =>
        page.request.post(`/${locale}/api/login`, { data: { email, password: typed } })
      expect((await tryWith(password)).status()).toBe(422)
      expect((await tryWith(newPassword)).status()).toBe(200)
    })

    test(`a code that was tried too often is invalid, and a new one can be requested (${locale})`, {
      tag: behaviourScreen[locale],
    }, async ({ page, request }) => {
      const { email } = await openAccount(request, locale)
      await page.clock.install()
      await askFor(page, email)
      const code = await mailedCode(email)
      const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
      for (let tries = 0; tries < 5; tries++) {
        await page.keyboard.type(wrong)
        await page.keyboard.press('Enter')
        await expect(digit(page, 1)).toBeFocused()
        await expect.poll(() => boxes(page)).toBe('')
        await expect(digit(page, 1)).toHaveAccessibleDescription(texts.codeWrong)
      }
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(digit(page, 1)).toHaveAccessibleDescription(texts.codeDead)
      const again = page.getByRole('button', { name: texts.again })
      await expect(again).toBeDisabled()
      await page.clock.fastForward(61_000)
      await again.click()
      await expect(page.getByText(texts.sentAgain)).toBeVisible()
      const second = await mailedCode(email, 2)
      await digit(page, 1).focus()
      await page.keyboard.type(second)
      await page.keyboard.press('Enter')
      await expect(newPasswordField(page)).toBeFocused()
    })
  })

  test(`a mailed link opens the last step, and its token is removed from the address (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { email } = await openAccount(request, locale)
    const started = await page.request.post(`/${locale}/api/forget/password`, { data: { email } })
    const { reset } = ((await started.json()) as { data: { reset: string } }).data
    const confirmed = await page.request.post(`/${locale}/api/confirm/otp`, {
      data: { otp: await mailedCode(email), reset },
    })
    const { token } = ((await confirmed.json()) as { data: { token: string } }).data
    await page.goto(`${at(locale, '/auth/reset-password')}#${token}`)
    await expect(newPasswordField(page)).toBeFocused()
    await expect(page).toHaveURL(at(locale, '/auth/reset-password'))
    await newPasswordField(page).fill(newPassword)
    await page.getByLabel(authMessages[locale].fields.confirmation, { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: texts.change }).click()
    await expect(page.getByText(texts.changed)).toBeVisible()
  })

  test(`an e-mail address without an account gets the same pages as one with an account (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await askFor(page, `${crypto.randomUUID()}@nobody.example`)
    await expect(page.getByRole('heading', { level: 1, name: texts.codeTitle })).toBeVisible()
  })
}
