import { formatNumber } from '../../numbers.ts'
import { orders, plural } from '../../plurals.ts'
import type { mail as ar } from '../ar/mail.ts'

/** Messages of the emails, in English. */
export const mail = {
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  amount: (amount: string) => `SAR ${amount}`,
  team: (shop: string) => `The ${shop} team`,
  summaryTitle: 'In English',
  footer: {
    contact: (ways: string[]) => `Questions? ${ways.join(' · ')}`,
    comma: ', ',
    vatNumber: 'VAT no.',
    crNumber: 'CR',
  },
  orderPlaced: {
    subject: (code: string, shop: string) => `Your order ${code} from ${shop}`,
    preview: (amount: string) => `Total ${amount}. What you ordered is inside.`,
    previewTransfer: (amount: string, days: string) =>
      `Transfer ${amount} within ${days}, and we get your order ready.`,
    title: 'We have your order',
    received: (code: string) => `We have received your order ${code}. Thank you.`,
    nothingToPay: 'There is nothing to pay: we are getting your pieces ready.',
    transfer: 'Transfer the amount, and we get your order ready',
    held: (days: string) => `We hold your pieces for ${days} and ship them once the amount has arrived.`,
    cardOpen: 'If your card payment is not complete yet, you can complete it from your order’s page.',
    uncleared:
      'Your tax invoice is being cleared by ZATCA, the tax authority. We will email it to you as soon as that is done.',
    proForma:
      'A pro forma invoice is with your order. We issue your invoice and send it to you when the payment arrives.',
    amountDue: 'Amount',
    bank: 'Bank',
    holder: 'Account holder',
    iban: 'IBAN',
    reference: 'Order number, as the reference of your transfer',
    openBill: 'Open your order',
    private: 'This link is for you alone: it opens your order without logging in.',
    ordered: 'What you ordered',
    colour: (name: string, sizes: string[]) => `${name}: ${sizes.join(', ')}`,
    more: (products: string) => `The rest of your order (${products}) is on its page.`,
    couponCode: (code: string) => `Coupon ${code}`,
    total: 'Total incl. VAT and delivery',
    totalWithoutVat: 'Total incl. delivery',
    qr: 'Your invoice’s electronic code, also printed on the invoice.',
    reason: (code: string) =>
      `You are receiving this email because your address was given with order ${code}. If the order is not yours, please tell us.`,
    summary: {
      text: (code: string, amount: string) => `We have received order ${code}, ${amount} in all.`,
      transfer: (days: string) => `Please transfer the amount within ${days} to the account above.`,
      openBill: 'Open the order in English',
    },
  },
  buyerDigest: {
    subject: (count: number, shop: string) => `${orders(count, 'en')} placed with your email at ${shop}`,
    preview: 'The links to all of them are inside.',
    title: 'We have your orders',
    received: (count: number) =>
      `${orders(count, 'en')} were placed with your email address. They are gathered in one email to keep your inbox clear.`,
    list: 'Your orders',
    reason:
      'You are receiving this email because your address was given with these orders. If they are not yours, please tell us.',
  },
  transferReminder: {
    subject: (code: string) => `Reminder: we are waiting for the transfer of order ${code}`,
    preview: (amount: string, day: string) => `Transfer ${amount} by ${day}.`,
    title: 'We are waiting for your transfer',
    awaited: (code: string, day: string) =>
      `The transfer for your order ${code} has not reached us yet. We hold your pieces until ${day}.`,
    reference: 'Use the order number as the reference, so that we know at once which order it is for.',
    sentAlready: 'If you have already sent it, you can ignore this reminder: it may not have reached us yet.',
    summary: (code: string, amount: string, day: string) =>
      `We are waiting for the transfer of ${amount} for order ${code}, to the account above, until ${day}.`,
  },
  orderNews: {
    openOrder: 'Open your order',
    paid: {
      subject: (code: string) => `We have your payment for order ${code}`,
      preview: 'Your invoice is inside, and we are getting your pieces ready.',
      title: 'Your payment has arrived',
      text: (code: string, amount: string) =>
        `We have received your payment of ${amount} for order ${code}, and are getting your pieces ready. The invoice is with your order.`,
    },
    'on hold': {
      subject: (code: string) => `Order ${code} is on hold`,
      preview: 'We will be in touch.',
      title: 'Your order is on hold',
      text: (code: string, _amount: string) =>
        `We have put order ${code} on hold and will contact you about the next step. Please make no payment for it until then. If you have already paid, your money is safe with your order.`,
    },
    shipped: {
      subject: (code: string) => `Order ${code} is on its way`,
      preview: 'Your pieces have left us.',
      title: 'Your order is on its way',
      text: (code: string, _amount: string) =>
        `The pieces of order ${code} have left us and are on the way to you.`,
    },
    completed: {
      subject: (code: string) => `Order ${code} is complete`,
      preview: 'Thank you for ordering from us.',
      title: 'Your order is complete',
      text: (code: string, _amount: string) =>
        `Order ${code} has been delivered and is complete. Thank you. If anything is not right, please tell us.`,
    },
    cancelled: {
      subject: (code: string) => `Order ${code} is cancelled`,
      preview: 'There is nothing to pay.',
      title: 'Your order is cancelled',
      text: (code: string, _amount: string) =>
        `Order ${code} is cancelled, and there is nothing to pay. If you did not expect this, or have already transferred, please tell us.`,
    },
    refunded: {
      subject: (code: string) => `A refund for order ${code}`,
      preview: 'The credit note is with your order.',
      title: 'We have sent you a refund',
      text: (code: string, amount: string) =>
        `We have refunded ${amount} of order ${code}. Your bank may take a few business days to show it. The credit note is with your order.`,
    },
    corrected: {
      subject: (code: string) => `Order ${code} has been corrected`,
      preview: 'See what we will send, and where to.',
      title: 'Your order has been corrected',
      text: (code: string, _amount: string, _status: string) =>
        `We have corrected order ${code} as agreed. If anything is not right, tell us before we ship it.`,
    },
    invoiced: {
      subject: (code: string) => `Tax invoice for order ${code}`,
      preview: 'Cleared by ZATCA, with its XML file.',
      title: 'Your tax invoice',
      text: (code: string, amount: string, _status: string) =>
        `ZATCA, the tax authority, has cleared the tax invoice for order ${code} (${amount}). It is with your order, as a PDF and as an XML file for your accounting software.`,
    },
    credited: {
      subject: (code: string) => `Credit note for order ${code}`,
      preview: 'Cleared by ZATCA, with its XML file.',
      title: 'Your credit note',
      text: (code: string, amount: string, _status: string) =>
        `ZATCA, the tax authority, has cleared the credit note for order ${code} (${amount}). It is with your order, as a PDF and as an XML file for your accounting software.`,
    },
    uncleared: {
      paid: {
        preview: 'We are getting your pieces ready, and your invoice follows.',
        text: (code: string, amount: string, _status: string) =>
          `We have received your payment of ${amount} for order ${code}, and are getting your pieces ready. Your tax invoice is being cleared by ZATCA, the tax authority. We will email it to you as soon as that is done.`,
      },
      refunded: {
        preview: 'The credit note follows.',
        text: (code: string, amount: string, _status: string) =>
          `We have refunded ${amount} of order ${code}. Your bank may take a few business days to show it. The credit note is being cleared by ZATCA, the tax authority. We will email it to you as soon as that is done.`,
      },
    },
    /** Reason of the credit note for an invoice that was issued before its payment. */
    cancelledUnpaid: 'Order cancelled before payment',
    /** Part of the mail about a correction. */
    packing: {
      title: 'Your order now',
      text: 'These pieces will be sent to this address.',
      piece: (size: string, quantity: string) => `${size} × ${quantity}`,
      /** Reason of a credit note. */
      fewer: (after: string, before: string) => `${after} instead of ${before}`,
      to: 'Deliver to',
      phone: 'Phone',
      total: 'Total',
    },
    /** Part of the mail about a shipped order. */
    parcel: {
      title: 'Your parcel',
      text: 'The carrier’s page shows where it is, a few hours after it has left us.',
      carrier: 'Carrier',
      number: 'Tracking number',
      day: 'Sent on',
      track: 'Track the parcel',
      code: 'The carrier may send you a delivery code. Give it to the courier at your door, with the parcel in your hands, and never on the phone or on a web page. We never ask for it.',
    },
    reverted: {
      subject: (code: string) => `Correction about order ${code}`,
      preview: 'Please ignore our last email about it.',
      title: 'Please ignore our last email',
      text: (code: string, _amount: string, status: string) =>
        `Our last email about order ${code} was sent by mistake, and we are sorry. The status of your order is: ${status}. If you have a question, tell us.`,
    },
  },
  account: {
    notYou: 'If you did not ask for this, you can ignore this email: your password stays as it is.',
    reason: (shop: string) =>
      `You are receiving this email because this is the address of your ${shop} account.`,
  },
  transferReceipt: {
    subject: (code: string) => `Transfer receipt for order ${code}`,
    preview: (amount: string) =>
      `The amount is ${amount}. Match it with your bank statement, then record the payment.`,
    title: 'A transfer receipt has arrived',
    arrived: (code: string, amount: string) =>
      `The buyer of order ${code} has sent a transfer receipt. The order’s total is ${amount}.`,
    next: 'What to do next',
    match:
      'A receipt does not prove that the money has arrived: match it with your bank statement, then record the payment.',
    see: 'See the receipt',
    record: 'Record the payment',
  },
  receiptDigest: {
    subject: (count: number) => `${receipts(count)} to match`,
    preview: 'Many receipts came within an hour, so they are in one email.',
    title: (count: number) => `${receipts(count)} arrived`,
    command: 'See all receipts',
    codes: 'Order numbers',
  },
  contactDigest: {
    subject: (count: number) => `${messages(count)} from the contact page`,
    preview: 'Many messages came within an hour, so they are in one email.',
    title: (count: number) => `Visitors sent you ${messages(count)}`,
    many: 'Many messages came from the contact page within an hour, so they are in one email. The shop keeps all of them.',
    list: (count: number) => `How ${messages(count)} ${count === 1 ? 'begins' : 'begin'}`,
    whole: 'This command shows the messages in full.',
    command: 'Read the messages',
  },
  announcement: {
    subject: (code: string, amount: string) => `New order ${code}, ${amount}`,
    preview: (payment: string, city: string) => `${payment}. To ${city}.`,
    title: 'New order',
    order: 'The order',
    placed: (at: string) => `Placed at ${at}, Riyadh time.`,
    code: 'Order',
    total: 'Total',
    payment: 'Payment',
    buyer: 'Buyer',
    phone: 'Phone',
    city: 'City',
    payments: {
      transferAwaited: 'Bank transfer, not received yet',
      transferPaid: 'Bank transfer, received and recorded',
      card: 'Paid by card',
      nothing: 'Nothing to pay',
    },
    ordered: 'Pieces',
    next: 'What to do next',
    awaitTransfer: 'Wait for the transfer and record it when it is on your statement. Do not ship before.',
    prepare: 'Prepare the order, and record it as shipped once the courier has it.',
    see: 'See the order',
    record: 'Record the transfer',
    ship: 'Record the shipment',
    reason:
      'You are receiving this email because your address is the shop’s order address in its settings (order_email or email).',
    summary: (code: string, amount: string, payment: string) => `New order ${code}, ${amount}. ${payment}.`,
    digest: {
      subject: (orders: string) => `Many new orders: ${orders}`,
      text: (from: string) =>
        `These orders came in the hour from ${from}, Riyadh time, after the ones you got an email about. They share one email so that your mailbox does not fill up.`,
      more: (orders: string) => `And others (${orders}), which are in the list.`,
      next: 'The list shows all orders, newest first.',
      list: 'See the list',
      summary: (orders: string, from: string) => `In the hour from ${from}: ${orders}.`,
    },
  },
  contact: {
    subject: (name: string) => `Message from ${name} on the contact page`,
    title: 'A visitor wrote to you',
    from: 'From',
    reply: 'Reply to this email to answer them directly.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    reason: 'You are receiving this email because your address is the shop’s address in its settings.',
    summary: 'A visitor wrote this message in Arabic on the contact page.',
  },
  resetCode: {
    subject: (shop: string) => `Your code for a new password at ${shop}`,
    preview: 'The code is valid for 10 minutes. Do not share it with anyone.',
    title: 'Your code for a new password',
    enter: 'Enter this code to set a new password:',
    valid: 'The code is valid for 10 minutes.',
    secret: 'Do not share this code with anyone. Our team will never ask for it.',
    summary: (shop: string) =>
      `This email contains a code to set a new password at ${shop}, valid for 10 minutes. If you did not ask for it, you can ignore it.`,
  },
  resetLink: {
    subject: (shop: string) => `Your link for a new password at ${shop}`,
    preview: 'The link is valid for 10 minutes. Do not share it with anyone.',
    title: 'Your link for a new password',
    open: 'This time we are sending you a link instead of a code. Open it to set a new password:',
    link: 'Set a new password',
    valid: 'The link is valid for 10 minutes and works once.',
    secret: 'Do not share this link with anyone: whoever opens it can set your password.',
    summary: (shop: string) =>
      `This email contains a link to set a new password at ${shop}, valid for 10 minutes. If you did not ask for it, you can ignore it.`,
  },
  passwordChanged: {
    subject: (shop: string) => `Your password at ${shop} was changed`,
    preview: 'If this was not you, set a new password now.',
    title: 'Your password was changed',
    changed: 'The password of your account was changed, and your other devices were logged out.',
    notYou: 'If this was not you, set a new password now:',
    link: 'Set a new password',
    summary: (shop: string) =>
      `The password of your ${shop} account was changed. If this was not you, set a new password now.`,
  },
  guessWarning: {
    subject: (shop: string) => `Someone is trying passwords for your ${shop} account`,
    preview: 'We are holding the attempts back.',
    title: 'Someone is trying passwords for your account',
    tried: 'Many wrong passwords were tried for your account within an hour.',
    held: 'We are holding further attempts back from devices that you have not used before. You can still log in on a device that you have used.',
    advice:
      'There is nothing you need to do if your password is used nowhere else. If it is, or if you cannot log in, set a new one:',
    link: 'Set a new password',
    summary: (shop: string) =>
      `Someone is trying passwords for your ${shop} account, and we are holding the attempts back. If your password is used elsewhere, set a new one.`,
  },
  emailChanged: {
    subject: (shop: string) => `The email address of your ${shop} account was changed`,
    preview: 'If this was not you, contact us right away.',
    title: 'Your account has a new email address',
    changed: (shop: string) =>
      `Your ${shop} account now has another email address. This one no longer works for logging in, and will get no more emails about the account.`,
    notYou:
      'If this was you, you can ignore this email. If not, contact us right away: someone else may have got into your account.',
    reason: (shop: string) =>
      `You are receiving this email because this was the address of your ${shop} account until now.`,
    summary: (shop: string) =>
      `The email address of your ${shop} account was changed. If this was not you, contact us right away.`,
  },
  orderClaim: {
    subject: (shop: string) => `Add your earlier orders to your ${shop} account`,
    preview: 'A link that works once, for 24 hours.',
    title: 'Add your earlier orders to your account',
    open: 'Open this link to add the orders placed with this email as a guest to your account:',
    link: 'Add the orders to my account',
    valid:
      'The link is valid for 24 hours and works once. You need to be logged in to the account that asked for it.',
    notYou: 'If you did not ask for this, do not open the link: without it nothing changes.',
    summary: (shop: string) =>
      `Open the link above to add the orders placed with this email as a guest to your ${shop} account. If you did not ask for this, do not open it.`,
  },
} satisfies typeof ar

function receipts(count: number): string {
  return `${formatNumber(count)} transfer ${plural('en', count, { one: 'receipt', other: 'receipts' })}`
}

function messages(count: number): string {
  return `${formatNumber(count)} ${plural('en', count, { one: 'message', other: 'messages' })}`
}
