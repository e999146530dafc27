import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { valueBeside } from './expect-totals.ts'
import { fillAddress } from './guest-address.ts'
import { at, behaviourScreen, journeyScreen, locales, nightlyInEnglish } from './locales.ts'
import { messages } from './messages.ts'
import { expectUsable } from './page-checks.ts'
import { expect, test } from './page-test.ts'
import { placeOrder } from './place-order.ts'
import { runShopCommand } from './shop-command.ts'
import { cartOf, storeCart } from './stored-cart.ts'
import { inBothLanguages, t } from './texts.ts'

const pieces = [[0, 1, 12]] as const
const approved = '4201320111111010'
const declined = '4201320000311101'

const paymentMessages = inBothLanguages({
  card: t('مدى / بطاقة', 'mada / card'),
  placeAndPay: t(/^تأكيد الطلب والدفع/, /^Place order and pay/),
  number: t('رقم البطاقة', 'Card number'),
  name: t('الاسم على البطاقة', 'Name on card'),
  expiry: t('تاريخ الانتهاء (شهر/سنة)', 'Expiry (month/year)'),
  cvc: t('رمز التحقق', 'Security code'),
  pay: t(/^ادفع/, /^Pay \d/),
  poor: t('الرصيد لا يكفي', 'Insufficient funds'),
  back: t('العودة إلى المتجر', 'Back to the shop'),
  approve: t('تأكيد العملية', 'Confirm payment'),
  open: t('بقي أن تدفع بالبطاقة', 'Your card payment is still open'),
  failed: t('لم يكتمل الدفع بالبطاقة', 'The card payment did not go through'),
  continue: t('أكمل الدفع', 'Continue to payment'),
  paid: t('وصلنا المبلغ', 'Your payment has arrived'),
  payByCard: t('الدفع بالبطاقة', 'Pay by card'),
  refunds: t('المبالغ المستردة', 'Refunds'),
  refunded: t('الحالة: رُدّ المبلغ.', 'Status: Refunded.'),
})

for (const locale of locales) {
  const texts = paymentMessages[locale]
  const pay = async (page: Page, number: string) => {
    await page.getByLabel(texts.number).fill(number)
    await page.getByLabel(texts.name).fill('Sarah Al-Otaibi')
    await page.getByLabel(texts.expiry).fill('12/40')
    await page.getByLabel(texts.cvc).fill('123')
    await page.getByRole('button', { name: texts.pay }).click()
  }
  const continueToPayment = (page: Page) => page.getByRole('button', { name: texts.continue })

  test(`a declined card can be replaced by another, which pays the order (${locale})`, {
    tag: nightlyInEnglish(journeyScreen)[locale],
  }, async ({ page, request }) => {
    await storeCart(page.context(), await cartOf(request, locale, { polo: pieces }))
    await page.goto(at(locale, '/checkout'))
    await fillAddress(page, locale)
    await page.getByRole('radio', { name: texts.card }).check()
    await page.getByRole('button', { name: texts.placeAndPay }).filter({ visible: true }).click()

    await pay(page, declined)
    await expect(page.getByRole('alert')).toContainText(texts.poor)
    await expectUsable(page)
    await page.getByRole('link', { name: texts.back }).click()
    await expect(page).toHaveURL(at(locale, '/bill'))
    await expect(page.getByText(texts.failed)).toBeVisible()

    await continueToPayment(page).click()
    await pay(page, approved)
    await page.getByRole('button', { name: texts.approve }).click()
    await expect(page).toHaveURL(at(locale, '/bill'))
    await expect(page.getByRole('heading', { level: 1, name: messages[locale].thanks })).toBeVisible()
    await expect(page.getByText(texts.paid)).toBeVisible()
    const invoice = page.getByRole('article', { name: 'فاتورة ضريبية مبسطة' }).filter({ visible: true })
    await expect(valueBeside(invoice, /^رقم الفاتورة/)).toHaveText(/^\d+$/)
    await expect(invoice.getByRole('img', { name: 'رمز الفاتورة الإلكترونية' })).toBeVisible()
    await expect(continueToPayment(page)).toHaveCount(0)
  })

  test.describe('an order entered by the shop', () => {
    test.use({ provoked: /409/ })

    test(`a customer who called opens the link, and pays by card or transfer, once (${locale})`, {
      tag: nightlyInEnglish(journeyScreen)[locale],
    }, async ({ page, baseURL }) => {
      const caller = ['--name', 'سارة العتيبي', '--phone', '0501234567', '--address', 'شارع العليا 12']
      const order = [
        '--city',
        'riyadh',
        '--area',
        'Olaya',
        '--pieces',
        'polo navy: 12 M',
        '--language',
        locale,
      ]
      const added = await runShopCommand(
        ...[baseURL ?? '', 'orders', 'add', ...caller, ...order, '--yes', '--again', '--json'],
      )
      const { code, link, message } = JSON.parse(added)
      expect(message).toContain(link)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: messages[locale].thanks })).toBeVisible()
      await expect(page.getByRole('button', { name: messages[locale].copyIban })).toBeVisible()
      const payByCard = (tab: Page) => tab.getByRole('button', { name: texts.payByCard })
      const other = await page.context().newPage()
      await other.goto(link)
      await expect(payByCard(other)).toBeVisible()

      await payByCard(page).click()
      await pay(page, approved)
      await page.getByRole('button', { name: texts.approve }).click()
      await expect(page).toHaveURL(at(locale, '/bill'))
      await expect(page.getByText(texts.paid)).toBeVisible()
      await expect(payByCard(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: messages[locale].copyIban })).toHaveCount(0)

      // The tab that was open before cannot pay again.
      const refusal = other.waitForResponse((response) => response.url().endsWith('/payment'))
      await payByCard(other).click()
      expect((await refusal).status()).toBe(409)
      await expect(other.getByText(texts.paid)).toBeVisible()
      await expect(payByCard(other)).toHaveCount(0)
      const shown = await runShopCommand(baseURL ?? '', 'orders', 'show', code, '--json')
      expect(JSON.parse(shown)).toMatchObject({
        payment_method: 1,
        payment_status: 'paid',
        status: 'processing',
      })
    })
  })

  test(`an abandoned payment can be completed from the bill, which also shows the credit note of a partial refund (${locale})`, {
    tag: behaviourScreen[locale],
  }, async ({ page, request, baseURL }) => {
    const cart = await cartOf(request, locale, { polo: pieces })
    const { token, code } = await placeOrder(request, locale, cart, undefined, { payment_method: '1' })
    await page.goto(at(locale, `/bill#${token}`))
    await expect(page.getByText(texts.open)).toBeVisible()
    await continueToPayment(page).click()
    await expect(page.getByLabel(texts.number)).toBeVisible()
    await page.goBack()
    await continueToPayment(page).click()
    await pay(page, approved)
    await page.getByRole('button', { name: texts.approve }).click()
    await expect(page.getByText(texts.paid)).toBeVisible()

    const refund = ['orders', 'refund', code, '--amount', '10', '--reason', 'A seam', '--yes', '--json']
    const given = await runShopCommand(baseURL ?? '', ...refund)
    const creditNote = expect.stringMatching(/^CN-\d{6}$/)
    expect(JSON.parse(given)).toEqual({
      code,
      state: 'given',
      total: 10,
      surplus: 0,
      credit_note: creditNote,
    })
    await page.reload()
    const notes = page.getByRole('region', { name: texts.refunds })
    await expect(notes).toContainText('A seam')
    const downloading = page.waitForEvent('download')
    await notes.getByRole('button').click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^credit-note-CN-\d{6}\.pdf$/)
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).toContain(code)
    expect(text).toContain('A seam')

    await runShopCommand(baseURL ?? '', 'orders', 'refund', code, '--reason', 'All of it', '--yes')
    await page.reload()
    await expect(notes).toContainText('All of it')
    // The thanks and promises of the bill are gone.
    await expect(page.getByText(texts.refunded)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(code)
  })
}
