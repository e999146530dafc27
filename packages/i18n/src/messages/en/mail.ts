import type { mail as ar } from '../ar/mail.ts'

/** Messages of the e-mails, in English. */
export const mail = {
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  amount: (amount: string) => `SAR ${amount}`,
  footer: {
    contact: (ways: string[]) => `Questions? ${ways.join(' · ')}`,
    comma: ', ',
    vatNumber: 'VAT no.',
    crNumber: 'CR',
  },
  orderPlaced: {
    subject: (code: string, shop: string) => `Your order ${code} from ${shop}`,
    preview: (amount: string) => `Total ${amount}. Your invoice is inside.`,
    previewTransfer: (amount: string, days: string) =>
      `Transfer ${amount} within ${days}, and we get your order ready.`,
    title: 'We have your order',
    received: (code: string) => `Your order ${code} has reached us. Thank you.`,
    transfer: 'Transfer the amount, and we get your order ready',
    held: (days: string) => `We hold your pieces for ${days} and ship them once the amount has arrived.`,
    amountDue: 'Amount',
    bank: 'Bank',
    holder: 'Account holder',
    iban: 'IBAN',
    reference: 'Order number, as the reference of your transfer',
    openBill: 'Open the invoice',
    private: 'This link is yours alone: it opens your invoice without a login.',
    ordered: 'What you ordered',
    colour: (name: string, sizes: string[]) => `${name}: ${sizes.join(', ')}`,
    more: (products: string) => `The rest of your order (${products}) is on the invoice.`,
    couponCode: (code: string) => `Coupon ${code}`,
    total: 'Total incl. VAT and delivery',
    totalWithoutVat: 'Total incl. delivery',
    qr: 'The electronic code of your invoice. The invoice shows it too.',
    thanks: (shop: string) => `The ${shop} team`,
    reason: (code: string) =>
      `You get this e-mail because your address was given with order ${code}. If it is not yours, please tell us.`,
    gist: {
      title: 'In English',
      text: (code: string, amount: string) => `We have received order ${code}, ${amount} in all.`,
      transfer: (days: string) => `Please transfer the amount within ${days} to the account above.`,
      openBill: 'Open the invoice in English',
    },
  },
  emailChanged: {
    subject: (shop: string) => `The e-mail address of your ${shop} account has changed`,
    preview: 'If this was not you, contact us right away.',
    title: 'Your account has a new e-mail address',
    changed: (shop: string) =>
      `Your ${shop} account now has another e-mail address. You can no longer log in with this one, and it will get no more e-mails about the account.`,
    notYou:
      'If this was you, there is nothing to do. If not, contact us right away: somebody else may have got into your account.',
    reason: 'You get this e-mail because this was the address of the account until now.',
    gist: {
      title: 'In English',
      text: (shop: string) =>
        `The e-mail address of your ${shop} account has changed. If this was not you, contact us right away.`,
    },
  },
} satisfies typeof ar
