/** Messages of the page that replaces one the visitor may not open, in Arabic, the model for English. */
export const forbidden = {
  kicker: 'خطأ',
  title: 'لا يمكنك فتح هذه الصفحة',
  text: 'عذرًا، ليست لديك صلاحية فتح هذه الصفحة أو هذا المحتوى.',
}
