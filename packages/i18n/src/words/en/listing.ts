import type { listing as arabic } from '../ar/listing.ts'

/** Words of the listing slice, in English. */
export const listing = {
  shopName: 'Zayy',
} satisfies typeof arabic
