import type { frame as arabic } from '../ar/frame.ts'

/** Words of the frame slice, in English. */
export const frame = {
  shopName: 'Zayy',
} satisfies typeof arabic
