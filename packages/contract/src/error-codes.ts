/**
 * Everything that the API can say against a call, by code. The codes never leave the server: the path's language words
 * each of them (i18n, messages/{ar,en}/api.ts, which do not compile without one).
 */

/** What can be wrong with one field as it was sent. The message of a schema's issue is one of these codes. */
const inputErrorCodes = [
  'required',
  'text',
  'wholeNumber',
  'amount',
  'outOfRange',
  'choice',
  'tooLong',
  'tooShort',
  'email',
  'phone',
  'shortAddress',
  'postcode',
  'list',
  'tooMany',
  'once',
  'passwordShort',
  'passwordLong',
  'vatNumber',
  'oneTimeCode',
] as const

export type InputErrorCode = (typeof inputErrorCodes)[number]

/** Whether a schema's message is one of our codes. */
export function isInputErrorCode(message: string): message is InputErrorCode {
  return (inputErrorCodes as readonly string[]).includes(message)
}

/** Why a coupon cannot be used: unknown, over, not begun, used up by all, or by this buyer. */
export type CouponErrorCode = 'coupon' | 'couponEnded' | 'couponNotYet' | 'couponUsedUp' | 'couponUsedByYou'

/** What can be wrong with one field: as it was sent, or by what the shop knows. */
export type FieldErrorCode =
  | InputErrorCode
  | 'unknownProduct'
  | 'unknownColor'
  | 'unknownSize'
  | 'unknownCountry'
  | 'unknownCity'
  | 'unknownArea'
  | 'unknownAddress'
  | 'nothingChosen'
  | CouponErrorCode
  | 'card'
  | 'transfer'
  | 'cardLeast'
  | 'orderLeast'
  | 'idempotencyKey'
  | 'emailTaken'
  | 'passwordCommon'
  | 'passwordsDiffer'
  | 'credentials'
  | 'companyIncomplete'
  | 'oldPassword'
  | 'wrongCode'
  | 'resetEnded'
  | 'addressNotDelivered'
  | 'addressWithoutArea'
  | 'claimToken'
  | 'fileType'
  | 'fileTooLarge'
  | 'fileUnreadable'
  | 'filesEnough'

/** Why a use case of the shop refuses, as a whole (contract.md, "statuses"). */
export type DomainErrorCode =
  | 'notFound'
  | 'invalid'
  | 'signIn'
  | CouponErrorCode
  | 'sumsChanged'
  | 'otherContent'
  | 'tooOften'
  | 'messagesFull'
  | 'tooManyAddresses'
  | 'nothingToPay'
  | 'gatewayAway'
  | 'noTransferAwaited'

/** Why a call is refused, as a whole: by a use case, or before or around it. */
export type ErrorCode =
  | DomainErrorCode
  | 'unreadable'
  | 'wrongMethod'
  | 'foreignOrigin'
  | 'tooLarge'
  | 'bodyType'
  | 'accountHeld'
  | 'busy'
  | 'broken'
