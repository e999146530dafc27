/** Messages of a connection that fails, in Arabic, the model for English. */
export const connection = {
  offline: 'لا يوجد اتصال بالإنترنت. سلتك محفوظة على هذا الجهاز.',
  notOpened: 'تعذّر فتح الصفحة، وما كتبته هنا باقٍ كما هو.',
  tryAgain: 'حاول مرة أخرى',
}
