/** The parcel of an order on its bill, in Arabic. */
export const parcel = {
  title: 'شحنتك',
  carrier: 'شركة الشحن',
  number: 'رقم التتبّع',
  day: 'تاريخ الشحن',
  track: 'تتبّع الشحنة',
  code: 'لا تعطِ رمز التسليم إلا للمندوب عند بابك والشحنة في يدك، فنحن لا نطلبه أبدًا.',
}
