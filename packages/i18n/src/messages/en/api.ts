import type { ErrorCode, FieldErrorCode } from '@zayy/contract/error-codes'
import { formatNumber } from '../../numbers.ts'
import { pieces } from '../../plurals.ts'
import type { api as ar } from '../ar/api.ts'

/** What the API answers, in English. */
export const api = {
  fields: {
    required: 'This field is required.',
    text: 'Enter text.',
    wholeNumber: 'Enter a whole number.',
    amount: 'Enter an amount with at most 2 decimals.',
    outOfRange: 'The number is out of range.',
    choice: 'The value is not one of the choices.',
    tooLong: 'The text is too long.',
    email: 'Enter a valid email address.',
    phone: 'Enter a phone number of 10 to 11 digits, or a Gulf number with its country code.',
    shortAddress: 'A short address is four letters and four digits.',
    postcode: 'A postcode is five digits.',
    list: 'Send a list.',
    tooMany: 'The list is too long.',
    once: 'Send this field once.',
    unknownProduct: 'This product is not available.',
    unknownColor: 'This is not a colour of the product.',
    unknownSize: 'This is not a size of the product.',
    unknownCountry: 'We do not deliver to this country.',
    unknownCity: 'This city is not in the chosen country.',
    unknownArea: 'This area is not in the chosen city.',
    unknownAddress: 'This is not one of your addresses.',
    nothingChosen: 'No pieces are chosen.',
    coupon: 'The coupon code is not valid.',
    card: 'Card payment is not available at the moment.',
    idempotencyKey: 'The key is 1 to 255 printable characters.',
  } satisfies Record<FieldErrorCode, string>,
  quantities: {
    lower: (least: number, missing: number) =>
      `The quantity is below the minimum order of ${pieces(least, 'en')}: add ${formatNumber(missing)}.`,
    larger: (most: number, over: number) =>
      `The quantity is above the maximum order of ${pieces(most, 'en')}: remove ${formatNumber(over)}.`,
  },
  refusals: {
    unreadable: 'The request could not be read.',
    notFound: 'We could not find what you are looking for.',
    foreignOrigin: 'This can only be done on the shop’s own pages.',
    wrongMethod: 'This method is not available here.',
    tooLarge: 'The request is too large.',
    bodyType: 'This content type is not supported: send JSON or a form.',
    invalid: 'Please check the highlighted fields.',
    tooOften: 'Too many attempts. Try again in a while.',
    busy: 'The shop is busy at the moment. Try again in a while.',
    broken: 'Something unexpected went wrong.',
    signIn: 'Please log in again.',
    coupon: 'Invalid coupon code. Please try again.',
    sumsChanged: 'The total of the order has changed. Please review it and send it again.',
    otherContent:
      'This cart was already ordered with other details. Check your e-mail before you order it again.',
  } satisfies Record<ErrorCode, string>,
  docs: {
    title: 'Zayy API',
    intro:
      'Every call of the shop: what it takes and what it returns. Names and messages are in the language of the path.',
    description: 'OpenAPI description',
    otherLanguage: 'العربية',
    calls: 'Calls',
    shapes: 'Schemas',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Responses',
    field: 'Field',
    type: 'Type',
    meaning: 'Meaning',
  },
  orderPlaced: 'Your order has been placed.',
  statuses: {
    pending: 'Pending',
    'on hold': 'On hold',
    processing: 'Being prepared',
    shipped: 'On its way',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
} satisfies typeof ar
