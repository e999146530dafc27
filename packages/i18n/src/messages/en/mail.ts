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
  account: {
    greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
    notYou: 'If you did not ask for this, there is nothing to do: your password stays as it is.',
    team: (shop: string) => `The ${shop} team`,
  },
  resetCode: {
    subject: (shop: string) => `Your code for a new password at ${shop}`,
    enter: 'Enter this code to set a new password:',
    valid: 'The code is valid for 10 minutes.',
    secret: 'Do not give this code to anyone. Our team never asks for it.',
  },
  resetLink: {
    subject: (shop: string) => `Your link for a new password at ${shop}`,
    open: 'This time we are sending you a link instead of a code. Open it to set a new password:',
    link: 'Set a new password',
    valid: 'The link is valid for 10 minutes and works once.',
    secret: 'Do not give this link to anyone: whoever opens it can set your password.',
  },
  passwordChanged: {
    subject: (shop: string) => `Your password at ${shop} was changed`,
    changed: 'The password of your account was changed, and your other devices were logged out.',
    notYou: 'If this was not you, set a new password now:',
    link: 'Set a new password',
  },
  amount: (amount: string) => `SAR ${amount}`,
} satisfies typeof ar
