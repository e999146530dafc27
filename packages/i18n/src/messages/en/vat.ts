import type { vat as ar } from '../ar/vat.ts'

/** Output of `shop vat`. */
export const vat: typeof ar = {
  summary: 'Show the sales boxes of the VAT return of a quarter or month',
  details:
    'Tax invoices and credit notes count by their own dates in Riyadh. The shop does not know your purchases: add them from your books.\nWithout an option it shows the last quarter that has ended.',
  options: {
    quarter: 'The quarter, such as 2026-4',
    month: 'The month, such as 2026-11, for shops that file monthly',
    csv: 'A file for the invoices and credit notes, one line each',
  },
  bad: {
    both: 'Give one of the two: --quarter or --month.',
    quarter: 'Write the quarter as in --quarter 2026-4.',
    month: 'Write the month as in --month 2026-11.',
  },
  title: (from: string, to: string) => `VAT return · ${from} to ${to}`,
  notOver: 'The period is not over yet.',
  columns: { box: 'box', amount: 'amount without VAT', adjustment: 'adjustment', tax: 'VAT' },
  box: (percent: string, isZero: boolean) =>
    isZero ? `3 Zero-rated sales, ${percent}` : `1 Standard-rated sales, ${percent}`,
  total: '6 Total sales',
  due: (amount: string) => `VAT on sales: SAR ${amount}, before the VAT on your purchases.`,
  counted: (invoices: string, notes: string) => `Invoices: ${invoices} · credit notes: ${notes}`,
  purchases:
    'Boxes 7 to 12, your purchases, come from your books. Go through the return with your accountant before you file it.',
  written: (path: string) => `The documents are in ${path}`,
  kinds: { invoice: 'invoice', credit: 'credit note' },
  headings: [
    'kind',
    'number',
    'original_invoice',
    'date',
    'order',
    'buyer',
    'buyer_vat_number',
    'vat_percent',
    'net',
    'vat',
    'total',
  ],
}
