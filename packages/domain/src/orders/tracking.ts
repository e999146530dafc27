/** Tracking numbers of parcels, and the carriers' pages that follow them. */

import { foldDigits } from '../text/digits.ts'

/** Where a carrier's tracking address takes the number. */
const NUMBER_PLACE = '{number}'

/** Returns the number without spaces, in capitals; null if it is none. */
export function readTrackingNumber(typed: string): string | null {
  const number = foldDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
  return /^[A-Z0-9][A-Z0-9-]{3,39}$/.test(number) ? number : null
}

/** @param address of the carrier's page, with a placeholder if it takes the number; null: the carrier has no such page */
export function trackingLink(address: string | null, number: string): string | null {
  return address?.replaceAll(NUMBER_PLACE, encodeURIComponent(number)) ?? null
}
