import { writtenPostcode } from '../../address-line.ts'

/** Messages of address forms and of a customer's address list, in Arabic, the model for English. */
export const addresses = {
  /* fields that guests fill in too */
  choose: { country_id: 'اختر الدولة', city_id: 'اختر المدينة', area_id: 'اختر الحي' },
  loading: 'جارٍ التحميل…',
  placesFailed: 'تعذّر تحميل القائمة.',
  retry: 'حاول مرة أخرى',
  delivery: 'التوصيل',
  per: { product: 'لكل منتج', order: 'للطلب كله' },
  cityHint: 'رسوم التوصيل بحسب المدينة',
  shortAddressHint: 'أربعة أحرف وأربعة أرقام، يصل بها المندوب إلى بابك',

  /* a saved address (specification, 5) */
  fields: {
    name: { label: 'اسم العنوان', missing: 'اسم العنوان مطلوب', wrong: 'اكتب اسمًا للعنوان' },
    country_id: { label: 'الدولة', missing: 'الدولة مطلوبة', wrong: 'اختر من القائمة' },
    city_id: { label: 'المدينة', missing: 'المدينة مطلوبة', wrong: 'اختر من القائمة' },
    area_id: { label: 'الحي', missing: 'الحي مطلوب', wrong: 'اختر من القائمة' },
    address: { label: 'العنوان (الشارع)', missing: 'العنوان مطلوب', wrong: 'اكتب اسم الشارع' },
    building: { label: 'المبنى', missing: 'المبنى مطلوب', wrong: 'اكتب رقم المبنى أو اسمه' },
    floor: { label: 'الدور', missing: 'الدور مطلوب', wrong: 'اكتب الدور' },
    apartment: { label: 'الشقة', missing: 'الشقة مطلوبة', wrong: 'اكتب رقم الشقة أو المكتب' },
    district: { label: 'الحي', missing: 'اكتب اسم الحي', wrong: 'اكتب اسم الحي' },
    short_address: {
      label: 'العنوان الوطني المختصر',
      missing: 'اكتبه، فشركات الشحن لا تقبل الشحنة من دونه',
      wrong: 'اكتب أربعة أحرف وأربعة أرقام، مثل RRRD2929',
    },
    postcode: {
      label: 'الرمز البريدي',
      missing: 'خمسة أرقام، أو رقم مثل ‎12212-3456',
      wrong: 'اكتب خمسة أرقام، أو رقمًا مثل ‎12212-3456',
    },
    note: { label: 'ملاحظة للمندوب', missing: 'اكتب ملاحظة', wrong: 'اكتب ملاحظة' },
  },
  nameHint: 'مثل: المنزل، الفرع الرئيسي',
  street: (address: string, building: string, floor: string, apartment: string) =>
    `${address}، مبنى ${building}، الدور ${floor}، شقة ${apartment}`,
  place: (area: string | null, city: string, country: string, postcode: string | null) =>
    `${area === null ? '' : `${area}، `}${city}${postcode === null ? '' : ` ${writtenPostcode(postcode, 'ar')}`}، ${country}`,
  save: 'احفظ العنوان',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
  saved: 'تم حفظ العنوان',
  added: 'تمت إضافة العنوان',

  /* the list */
  title: 'العناوين',
  newAddress: 'عنوان جديد',
  chooseOne: 'اختر عنوانًا لتعديله',
  selected: 'المختار',
  edit: 'تعديل',
  editOf: (name: string) => `تعديل «${name}»`,
  remove: 'حذف',
  removeOf: (name: string) => `حذف «${name}»`,
  removed: (name: string) => `تم حذف «${name}».`,
  removeFailed: 'تعذّر حذف العنوان. تحقّق من الاتصال وحاول مرة أخرى.',
  restoreFailed: 'تعذّرت استعادة العنوان. تحقّق من الاتصال وحاول مرة أخرى.',
  undo: 'تراجع',
  none: 'لا عناوين محفوظة',
  noneDetail: 'احفظ عناوينك مرة واحدة، واختر منها عند كل طلب.',
}
