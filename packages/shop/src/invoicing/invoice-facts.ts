import type { Bill } from '@zayy/contract/types'
import { deliveryStart } from '@zayy/domain/checkout/delivery-dates'
import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import { formatDate } from '@zayy/i18n/dates'
import { delivery as deliveryAr } from '@zayy/i18n/messages/ar/delivery'
import { orderStanding as standingsAr } from '@zayy/i18n/messages/ar/order-standing'
import { delivery as deliveryEn } from '@zayy/i18n/messages/en/delivery'
import { orderStanding as standingsEn } from '@zayy/i18n/messages/en/order-standing'
import { type Bilingual, bilingual, type Written, written } from './bilingual.ts'

/** A label in the head of the invoice with its values, line by line. */
export type InvoiceFact = { label: Bilingual; lines: Written[][] }

/** Number, order, the buyer's references, date of issue, payment, and delivery if the order is delivered. */
export function invoiceFacts(bill: Bill, view: InvoiceView): InvoiceFact[] {
  const method = bilingual(({ methods }) => (bill.payment_method === 0 ? methods.bank : methods.card))
  const status = paymentLabel(view)
  const start = deliveryStart(bill)
  return [
    ...(bill.invoice_number === null
      ? []
      : [{ label: bilingual(({ number }) => number), lines: [[ltr(bill.invoice_number)]] }]),
    { label: bilingual(({ code }) => code), lines: [[ltr(bill.code)]] },
    ...view.details.map(({ label, texts }) => ({
      label: bilingual((messages) => messages[label]),
      lines: texts.map((text) => [written(text)]),
    })),
    {
      label: bilingual(({ issued, ordered }) => (view.kind === 'proForma' ? ordered : issued)),
      lines: [[written(formatDate(bill.invoiced_at ?? bill.created_at, 'ar')), ltr(view.issued)]],
    },
    {
      label: bilingual(({ payment }) => payment),
      lines: [[written(`${method.ar} (${status.ar})`), ltr(`${method.en} (${status.en})`)]],
    },
    ...(view.isDelivered
      ? [
          {
            label: bilingual(({ delivery }) => delivery),
            lines: [
              [written(deliveryAr.time[start](bill.delivery_days))],
              [ltr(deliveryEn.time[start](bill.delivery_days))],
            ],
          },
        ]
      : []),
  ]
}

/** Payment status, and order status if it says more. */
function paymentLabel({ payment, standing }: InvoiceView): Bilingual {
  const paid = bilingual(({ paymentStatus }) => paymentStatus[payment])
  if (standing === null) return paid
  const [ar, en] = [standingsAr.labels[standing], standingsEn.labels[standing]]
  return paid.ar === ar ? paid : { ar: `${paid.ar} · ${ar}`, en: `${paid.en} · ${en}` }
}

function ltr(text: string): Written {
  return { text, dir: 'ltr' }
}

/** Splits a day in the format of `riyadhMinute` for the date of a PDF. */
export function calendarDay(minute: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = minute.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}
