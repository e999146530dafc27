import type { home as arabic } from '../ar/home.ts'

/** Words of the home slice, in English. */
export const home = {
  shopName: 'Zayy',
} satisfies typeof arabic
