import type { placeholders as arabic } from '../ar/placeholders.ts'

/** What stands in the owner's pages for `{price_note}`, itself with `{tax}` in it, in English. */
export const placeholders = {
  priceNote: {
    taxAdded: 'The price beside each quantity is per piece before VAT; {tax} VAT is added at checkout.',
    taxIncluded: 'The price beside each quantity is per piece and includes {tax} VAT.',
  },
} satisfies typeof arabic
