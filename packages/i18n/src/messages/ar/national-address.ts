/** Help with the National Address, in Arabic. */
export const nationalAddress = {
  didYouMean: 'هل تقصد {code}؟',
  unknown: 'لا أعرف عنواني المختصر',
  where:
    'تجد عنوانك المختصر في تطبيقات سبل وتوكلنا وأبشر. أو اكتب بدلًا منه رقم المبنى من أربعة أرقام والحي والرمز البريدي مع الرقم الإضافي، مثل ‎12212-3456.',
}
