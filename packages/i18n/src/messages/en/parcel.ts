import type { parcel as arabic } from '../ar/parcel.ts'

/** The parcel of an order on its bill, in English. */
export const parcel: typeof arabic = {
  title: 'Your parcel',
  carrier: 'Carrier',
  number: 'Tracking number',
  day: 'Sent on',
  track: 'Track the parcel',
  code: 'Give the delivery code to the courier at your door only, with the parcel in your hands. We never ask for it.',
}
