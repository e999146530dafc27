import type { orderCommands as ar } from '../ar/order-commands.ts'

/** What `shop orders …` says, in English. */
export const orderCommands = {
  about: 'The orders of the shop.',
  code: 'The code of the order',
  payments: { unpaid: 'unpaid', paid: 'paid', failed: 'payment failed', refunded: 'refunded' },
  methods: { 0: 'bank transfer', 1: 'card' },
  filter: {
    status: 'Only orders of this status: pending, on-hold, processing, shipped, completed or cancelled',
    payment: 'Only orders whose payment is this: unpaid, paid, failed or refunded',
    search: 'A part of the code, or of the buyer’s name, email address, phone or company',
    from: 'From this day on, in Riyadh',
    to: 'To the end of this day, in Riyadh',
  },
  refused: {
    unknown: (code: string) => `There is no order ${code}.`,
    status: (values: string) => `A status is one of: ${values}.`,
    payment: (values: string) => `A payment is one of: ${values}.`,
    day: (option: string) => `${option} is a day such as 2026-11-22.`,
    limit: (most: number) => `--limit is a whole number from 1 to ${most}.`,
    amount: 'An amount is in SAR, such as 1250.50.',
  },
  list: {
    summary: 'Show orders, the newest first',
    limit: 'How many; otherwise 50',
    none: 'There are no orders.',
    toSettle: (payment: string) => `${payment} (!)`,
    settleNote: '(!) Money of this order is still to be settled: shop orders show CODE says how.',
    columns: {
      code: 'order',
      placed: 'placed',
      status: 'status',
      payment: 'payment',
      pieces: 'pieces',
      total: 'total',
      buyer: 'buyer',
    },
  },
  show: {
    summary: 'Show all of an order, the link to its bill, and what was changed',
    code: 'Order',
    invoice: 'Invoice',
    placed: 'Placed',
    status: 'Status',
    payment: 'Payment',
    buyer: 'Buyer',
    contact: 'Contact',
    address: 'Address',
    purchaseOrder: 'Purchase order',
    items: 'Items',
    coupon: 'Coupon',
    delivery: 'Delivery',
    tax: 'VAT',
    total: 'Total',
    creditNote: (number: string) => `Credit note ${number}`,
    surplus: (code: string, amount: string) =>
      `The shop holds SAR ${amount} of order ${code} that is to be given back: it was paid more than once, or cancelled before its payment came.\n  shop orders refund ${code} --amount ${amount.replaceAll(',', '')} --reason TEXT`,
    columns: { product: 'product', colour: 'colour', size: 'size', pieces: 'pieces', price: 'price' },
  },
  status: {
    summary: 'Set the status of an order, and tell the buyer what matters to them',
    details:
      'What may follow a status:\n  pending     on-hold, processing, cancelled\n  on-hold     pending, processing, cancelled\n  processing  on-hold, shipped, cancelled\n  shipped     completed\nOnly what is paid is shipped, and what is paid is refunded before it is cancelled.',
    status: 'The new one: pending, on-hold, processing, shipped, completed or cancelled',
    cancelQuestion: (code: string) =>
      `Cancel order ${code}? A cancelled order stays cancelled, and the buyer is told.`,
    changed: (code: string, from: string, to: string) => `Order ${code}: from “${from}” to “${to}”.`,
    refused: {
      same: (_from: string, to: string) => `The order is “${to}” already.`,
      notNext: (from: string, to: string) => `“${to}” does not follow “${from}”.`,
      unpaid: (_from: string, _to: string) =>
        'The order is not paid. A transfer is recorded with shop orders paid; a card’s payment is told by the gateway.',
      paid: (_from: string, _to: string) =>
        'The order is paid: refund it with shop orders refund before you cancel it.',
    },
  },
  paid: {
    summary: 'Record that the bank transfer of an order has arrived',
    amount: 'What arrived, in SAR; it has to be the total of the order',
    reference: 'What the bank calls the transfer',
    recorded: (code: string) => `Order ${code} is paid, and the buyer is told.`,
    otherAmount: (expected: string) =>
      `The total of the order is SAR ${expected}, and another amount arrived. Nothing was changed.`,
    refused: {
      paidAlready: 'The order is paid already.',
      cancelled: 'The order is cancelled.',
      card: 'This order is paid by card: the payment gateway tells when it is.',
    },
  },
  refund: {
    summary: 'Refund an order, all or a part of it, with a credit note',
    details:
      'Bank transfer: send the money to the buyer first, then record it here.\nCard: the server that runs gives it back through the payment gateway.\nA credit note gets its number, and the invoice stays as it is.\nAn order refunded wholly before it is sent reads “Refunded” from then on. Cancel it with shop orders status, and its pieces no longer count as sold.',
    amount: 'What was given back, in SAR; otherwise all that is left',
    reason: 'Why, as the credit note says it, in 200 characters at most',
    needsReason: 'Say why with --reason, in 200 characters at most.',
    question: (code: string, amount: string | null) =>
      `Refund ${amount === null ? 'all that is left' : `SAR ${amount}`} of order ${code}? A credit note cannot be taken back.`,
    refunded: (code: string, number: string, amount: string) =>
      `Order ${code}: SAR ${amount} refunded with credit note ${number}, and the buyer is told.`,
    tooMuch: (left: string) => `Only SAR ${left} is left to refund.`,
    refused: {
      unpaid: 'The order is not paid: there is nothing to give back.',
      underWay:
        'A refund of this order was asked for before and is not settled: it is tried again now. Nothing more was asked for.',
      byGateway: 'The payment gateway refused. Nothing was given back.',
    },
    surplus: (code: string, amount: string) =>
      `Order ${code}: SAR ${amount} was given back of what was paid beyond the invoice. There is no credit note over it, and the buyer gets no email about it.`,
    surplusToo: (amount: string) =>
      `A further SAR ${amount}, paid beyond the invoice, was given back without a credit note.`,
    elsewhere: (code: string, amount: string) =>
      `SAR ${amount} of order ${code} went back in the payment gateway’s dashboard and has no credit note yet. Record that first, which moves no more money:\n  shop orders refund ${code} --amount ${amount.replaceAll(',', '')} --reason TEXT`,
    waiting: (code: string, amount: string) =>
      `Order ${code}: SAR ${amount} will be given back when a server runs and the gateway answers.`,
  },
  export: {
    summary: 'Write orders to a CSV file',
    file: 'The file; only its owner can read it',
    pieces: 'One line for each colour and size instead of one for each order',
    written: (orders: string, file: string) => `Orders in ${file}: ${orders}`,
  },
} satisfies typeof ar
