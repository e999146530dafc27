/** Messages of the page that stands in place of a refused one, in Arabic: the shape that English follows. */
export const forbidden = {
  kicker: 'خطأ',
  title: 'لا يمكنك فتح هذه الصفحة',
  text: 'عذرًا، ليست لديك صلاحية فتح هذه الصفحة أو هذا المحتوى.',
}
