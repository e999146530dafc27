/** Messages of a customer's logins, in Arabic, the model for English. */
export const sessions = {
  title: 'أين سجّلت الدخول',
  lead: 'تنتهي كل جلسة تلقائيًّا بعد يوم. إن رأيت جهازًا لا تعرفه فسجّل خروجه، ثم غيّر كلمة مرورك.',
  device: (browser: string, system: string) => `${browser} على ${system}`,
  unknownDevice: 'جهاز غير معروف',
  since: (moment: string) => `سُجّل الدخول ${moment}`,
  thisDevice: 'هذا الجهاز',
  logOut: 'تسجيل الخروج',
  logOutOf: (device: string) => `تسجيل الخروج من ${device}`,
  ended: 'تم تسجيل الخروج من ذلك الجهاز.',
  endFailed: 'تعذّر تسجيل الخروج من ذلك الجهاز. تحقّق من الاتصال وحاول مرة أخرى.',
  everywhere: 'تسجيل الخروج من جميع الأجهزة',
  leaving: 'جارٍ الخروج…',
  everywhereFailed: 'تعذّر تسجيل الخروج من جميع الأجهزة. تحقّق من الاتصال وحاول مرة أخرى.',
}
