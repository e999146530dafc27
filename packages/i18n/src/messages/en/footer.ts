import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { businessDays, days } from '../../plurals.ts'
import type { footer as arabic } from '../ar/footer.ts'

/** Messages of the footer that only the server renders, in English. */
export const footer = {
  promises: 'What we promise',
  byQuantity: 'Price by quantity',
  byQuantityText: 'Across all colours and sizes',
  delivery: (days: BusinessDays) => businessDays(days, 'en'),
  deliveryText: (city: string) => `To ${city}, once you have paid`,
  returns: (count: number) => `Returns within ${days(count, 'en')}`,
  returnsText: 'For unused pieces',
  invoice: 'Tax invoice on payment',
  invoiceText: 'Simplified, with a QR code',
  plainInvoice: 'Invoice on payment',
  plainInvoiceText: 'By email at once',
  shopLinks: 'The shop',
  facebook: 'Facebook',
  twitter: 'X',
  vimeo: 'Vimeo',
  newsletter: {
    title: 'Our newsletter',
    email: 'Your newsletter address',
    placeholder: 'Your email',
    submit: 'Subscribe',
    consent: 'By subscribing you agree to get our newsletter. You can unsubscribe at any time.',
  },
  plainInvoiceTextWithoutMail: 'Ready as soon as you pay',
  rights: (name: string, year: number) => `© ${year} ${name}`,
  vatNumber: 'VAT no.',
  vatCertificate: 'VAT registration certificate',
  crNumber: 'CR',
  sbcNumber: 'Saudi Business Center no.',
  payments: 'Ways to pay',
} satisfies typeof arabic
