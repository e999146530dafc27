/** Messages of the page that ends a subscription, and of what the footer's form refuses, in Arabic: the shape that English follows. */
export const newsletter = {
  emailRequired: 'اكتب بريدك الإلكتروني',
  subscribeFailed: 'تعذّر الاشتراك. أعد المحاولة بعد قليل.',
  emailWrong: 'اكتب بريدًا إلكترونيًّا صحيحًا',
  title: 'إلغاء الاشتراك في النشرة',
  description: 'أوقف وصول النشرة البريدية إلى بريدك.',
  question: 'هل تريد إيقاف نشرتنا البريدية؟',
  text: 'لن تصلك النشرة بعد ذلك. أما رسائل طلباتك فتبقى تصلك كما هي.',
  leave: 'أوقف النشرة',
  leaving: 'جارٍ الإلغاء…',
  left: 'أُلغي اشتراكك',
  leftText: 'لن تصلك نشرتنا بعد اليوم. ويمكنك الاشتراك من جديد من أسفل أي صفحة متى شئت.',
  wrongLink: 'الرابط غير صالح',
  wrongLinkText: 'افتح رابط إلغاء الاشتراك من آخر رسالة وصلتك منا، أو راسلنا لنلغيه لك.',
  failed: 'تعذّر إلغاء الاشتراك. تحقّق من الاتصال وحاول مرة أخرى.',
  home: 'الصفحة الرئيسية',
  contact: 'تواصل معنا',
}
