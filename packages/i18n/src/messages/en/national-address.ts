import type { nationalAddress as arabic } from '../ar/national-address.ts'

/** Help with the National Address, in English. */
export const nationalAddress: typeof arabic = {
  didYouMean: 'Did you mean {code}?',
  unknown: 'I do not know my short address',
  where:
    'Your short address is in the apps SPL, Tawakkalna and Absher. Or give the number of the building (four digits), the area, and the postcode with the additional number, such as 12212-3456.',
}
