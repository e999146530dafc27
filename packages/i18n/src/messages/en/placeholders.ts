import type { placeholders as arabic } from '../ar/placeholders.ts'

/** The text for `{price_note}` in the owner's pages; it may contain `{tax}`. In English. */
export const placeholders = {
  priceNote: {
    added: 'The price beside each quantity is per piece before VAT; {tax} VAT is added at checkout.',
    included: 'The price beside each quantity is per piece and includes {tax} VAT.',
    none: 'The price beside each quantity is per piece.',
  },
} satisfies typeof arabic
