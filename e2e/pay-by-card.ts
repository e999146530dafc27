import type { APIRequestContext } from '@playwright/test'
import type { Locale } from './locales.ts'

const card = { number: '4201320111111010', name: 'Sarah Al-Otaibi', expiry: '12/40', cvc: '123' }

/** Pays an order on the test gateway's pages. Returns its invoice number. */
export async function payByCard(request: APIRequestContext, locale: Locale, token: string): Promise<string> {
  const bill = `/${locale}/api/bills/${token}`
  const started = await request.post(`${bill}/payment`)
  const { data: page } = (await started.json()) as { data: { payment_url: string } }
  const [address = ''] = page.payment_url.split('?')
  const bank = await request.post(`${address}/pay`, { form: card })
  await request.post(bank.url(), { form: { answer: 'approve' } })
  const { data } = (await (await request.get(bill)).json()) as { data: { invoice_number: string | null } }
  if (data.invoice_number === null) throw new Error('The order was not paid')
  return data.invoice_number
}
