import { at, behaviourScreen, locales } from './locales.ts'
import { messages } from './messages.ts'
import { expect, test } from './page-test.ts'
import { placeOrder } from './place-order.ts'
import { cartOf } from './stored-cart.ts'

test.use({ provoked: /422 .*\/receipt$/ })

for (const locale of locales) {
  const { sendReceipt, sendAnotherReceipt, receiptSent, receiptType } = messages[locale]

  test(`a transfer receipt can be sent from the bill, which shows it when opened again (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request }) => {
    const { token } = await placeOrder(request, locale, await cartOf(request, locale, { polo: [[0, 1, 12]] }))
    await page.goto(at(locale, `/bill#${token}`))
    const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
    await page.getByLabel(sendReceipt).setInputFiles(file('page.pdf', 'application/pdf', Buffer.from('<p>')))
    await expect(page.getByRole('alert').filter({ hasText: receiptType })).toBeVisible()

    const photo = await page.screenshot({ type: 'jpeg' })
    await page.getByLabel(sendReceipt).setInputFiles(file('IMG_1.jpg', 'image/jpeg', photo))
    await expect(page.getByRole('status').filter({ hasText: receiptSent })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: receiptSent })).toBeVisible()
    await expect(page.getByLabel(sendAnotherReceipt)).toBeAttached()
  })
}
