/** Messages of the choice of the city that delivery is shown for, in Arabic. */
export const cityChoice = {
  chooseInstead: (city: string) => `${city}، اختر مدينة أخرى`,
  title: 'التوصيل إلى أي مدينة؟',
  close: 'إغلاق',
  country: 'الدولة',
  city: 'مدينة التوصيل',
  choose: 'اختر المدينة',
  loading: 'جارٍ التحميل…',
  show: 'اعرض رسومها',
  failed: 'تعذّر تحميل المدن.',
  retry: 'حاول مرة أخرى',
}
