import type { receiptCommands as ar } from '../ar/receipt-commands.ts'

/** What `shop orders receipt` and `shop orders receipts` say, in English. */
export const receiptCommands = {
  receipt: {
    summary: 'Save the transfer receipt that the buyer sent',
    details:
      'List waiting receipts: shop orders receipts\nA receipt is not a payment: match it with your bank statement first.',
    code: 'The order code',
    folder: 'The folder to save the file in; by default the current one',
    none: (code: string) => `There is no receipt for order ${code}.`,
    saved: (path: string) => `The receipt is in ${path}`,
    isPdf:
      'It is a PDF as the buyer sent it, and may hold scripts. Open it in a browser: its PDF viewer runs them in a sandbox.',
  },
  receipts: {
    summary: 'List the receipts of orders whose payment is not recorded yet, oldest first',
    details: 'Save one: shop orders receipt CODE',
    none: 'No receipts are waiting.',
    columns: { code: 'order', sentAt: 'sent', total: 'total', buyer: 'buyer' },
  },
} satisfies typeof ar
