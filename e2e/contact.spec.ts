import { expectAccessible } from './accessibility.ts'
import { exportNewsletter } from './export-newsletter.ts'
import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'

// For the message that fails to send.
test.use({ provoked: /Failed to load resource/ })

for (const locale of locales) {
  const texts = messages[locale].contactForm

  test(`a visitor sends a message; the typed text survives an error and a reload (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/contact'))
    const form = page.getByRole('form', { name: texts.title })
    const send = form.getByRole('button', { name: texts.send })
    await send.click()
    await expect(form.getByText(texts.missingMessage)).toBeVisible()
    await expect(form.getByLabel(texts.name)).toBeFocused()
    await expectAccessible(page)

    await form.getByLabel(texts.name).fill('فهد الدوسري')
    await form.getByLabel(texts.email).fill('fahad@mail')
    await form.getByLabel(texts.message).fill('نحتاج 40 طقم سكراب')
    await expect(form.getByText(texts.wrongEmail)).toBeVisible()
    await page.reload()
    await expect(form.getByLabel(texts.message)).toHaveValue('نحتاج 40 طقم سكراب')
    await form.getByLabel(texts.email).fill('fahad@mail.example')

    await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
    await send.click()
    await expect(form.getByRole('alert')).toContainText(texts.failed)
    await expect(form.getByRole('alert')).toContainText(texts.unreachable)
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeFocused()
    await page.getByRole('button', { name: texts.another }).click()
    await expect(form.getByLabel(texts.message)).toHaveValue('')
  })

  test(`the footer's form subscribes to the newsletter and shows errors (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page }) => {
    await page.goto(at(locale, '/terms'))
    const form = page.getByRole('region', { name: texts.newsletter })
    const email = form.getByLabel(texts.newsletterEmail)
    await form.getByRole('button', { name: texts.subscribe }).click()
    await expect(form.getByRole('status')).toHaveText(texts.emailRequired)
    await email.fill('noura@')
    await form.getByRole('button', { name: texts.subscribe }).click()
    await expect(form.getByRole('status')).toHaveText(texts.emailFormat)
    await expect(email).toHaveValue('noura@')
    await email.fill(`noura-${locale}@mail.example`)
    await form.getByRole('button', { name: texts.subscribe }).click()
    await expect(form.getByRole('status')).toHaveText(texts.subscribed)
    await expect(email).toHaveValue('')
    await expectAccessible(page)
  })
}

test('the link in a newsletter ends the subscription after one press', async ({ page, request, baseURL }) => {
  for (const locale of locales)
    await request.post(`/${locale}/api/subscribe`, { data: { email: `leaves-${locale}@mail.example` } })
  const subscribers = await exportNewsletter(baseURL ?? '')
  for (const locale of locales) {
    const { leave, left } = messages[locale].contactForm
    const row = subscribers.find(([email]) => email === `leaves-${locale}@mail.example`)
    const [, language, , , link = ''] = row ?? []
    expect(language).toBe(locale)
    await page.goto(link)
    await page.getByRole('button', { name: leave }).click()
    await expect(page.getByRole('heading', { level: 1, name: left })).toBeVisible()
  }
  await expectAccessible(page)
})
