import type { mail as ar } from '../ar/mail.ts'

/** Messages of the e-mails, in English. */
export const mail = {
  orderPlaced: {
    subject: (code: string, shop: string) => `Your order ${code} from ${shop}`,
    greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
    received: (code: string) => `We have received your order ${code}. Here is what you ordered:`,
    line: (name: string, pieces: string, subtotal: string) => `${name}: ${pieces}, ${subtotal}`,
    colour: (name: string, sizes: string[]) => `${name}: ${sizes.join(', ')}`,
    total: 'Total incl. VAT and delivery',
    transfer: (days: string) =>
      `Please transfer the amount within ${days} to this account, with the order number as the reference:`,
    bank: 'Bank',
    holder: 'Account holder',
    iban: 'IBAN',
    openBill: 'Open the invoice',
    private: 'This link is yours alone: it opens your invoice without a login.',
    thanks: (shop: string) => `Thank you. The ${shop} team`,
  },
  amount: (amount: string) => `SAR ${amount}`,
} satisfies typeof ar
