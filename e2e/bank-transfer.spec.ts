import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { placeOrder } from './place-order.ts'
import { cartOf } from './stored-cart.ts'

const pieces = [[0, 1, 12]] as const

for (const locale of locales) {
  const { copyIban, copyAmount, copyReference, copied, selected, sendByWhatsapp } = messages[locale]

  test(`copies the bank details from the bill, or selects them if copying is denied (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { token, code } = await placeOrder(request, locale, await cartOf(request, locale, { polo: pieces }))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(at(locale, `/bill#${token}`))
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

    await page.getByRole('button', { name: copyAmount }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: copied })).toBeAttached()
    expect(await clipboard()).toMatch(/^\d+\.\d\d$/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: copyIban })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(clipboard).toMatch(/^SA\d{22}$/)

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: copyReference }).click()
    await expect(page.getByRole('status').filter({ hasText: selected })).toBeAttached()
    expect(await page.evaluate(() => String(getSelection()))).toBe(code)

    const whatsapp = await page.getByRole('link', { name: sendByWhatsapp }).getAttribute('href')
    expect(decodeURIComponent(whatsapp ?? '')).toContain(`${at(locale, '/bill')}#${token}`)
  })
}
