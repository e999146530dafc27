import type { receiptCommands as ar } from '../ar/receipt-commands.ts'

/** What `shop orders receipt` and `shop orders receipts` say, in English. */
export const receiptCommands = {
  receipt: {
    summary: 'Save the receipt of a bank transfer that the buyer has sent',
    details:
      'Show the receipts that wait: shop orders receipts\nA receipt is no payment: match it with the bank’s statement first.',
    code: 'The order’s code',
    folder: 'The folder to save the file in; otherwise the present one',
    none: (code: string) => `There is no receipt of the order ${code}.`,
    saved: (path: string) => `The receipt is in ${path}`,
    isPdf: 'It is a PDF as the buyer sent it. Open it in a browser, which runs nothing that a PDF may hold.',
  },
  receipts: {
    summary: 'Show the receipts of orders whose payment is not recorded yet, the first sent first',
    details: 'Save one: shop orders receipt CODE',
    none: 'No receipts are waiting.',
    columns: { code: 'order', sentAt: 'sent', total: 'total', buyer: 'buyer' },
  },
} satisfies typeof ar
