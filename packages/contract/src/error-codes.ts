/**
 * All errors of the API, by code. The codes never leave the server: i18n words each of them in the language of the
 * path (messages/{ar,en}/api.ts, which do not compile without one).
 */

/** Errors of one field that its schema finds. They are the messages of schema issues. */
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
  'shortAddressMeant',
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

export function isInputErrorCode(message: string): message is InputErrorCode {
  return (inputErrorCodes as readonly string[]).includes(message)
}

/** Reasons against a coupon: unknown, ended, not yet valid, used up by all buyers or by this one. */
export type CouponErrorCode = 'coupon' | 'couponEnded' | 'couponNotYet' | 'couponUsedUp' | 'couponUsedByYou'

/** Errors of one field, found by its schema or by comparison with the shop's data. */
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
  | 'nationalAddress'
  | 'addressWithoutNational'
  | 'companyAddress'
  | 'addressForCompany'
  | 'sellersVatNumber'
  | 'claimToken'
  | 'fileType'
  | 'fileTooLarge'
  | 'fileUnreadable'
  | 'filesEnough'

/** Errors of a whole call that a use case throws (contract.md, "statuses"). */
export type DomainErrorCode =
  | 'notFound'
  | 'invalid'
  | 'signIn'
  | CouponErrorCode
  | 'sumsChanged'
  | 'otherContent'
  | 'tooOften'
  | 'messagesFull'
  | 'receiptsFull'
  | 'mailsFull'
  | 'tooManyAddresses'
  | 'nothingToPay'
  | 'gatewayAway'
  | 'noTransferAwaited'

/** Errors of a whole call, thrown by a use case or by the API around it. */
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
