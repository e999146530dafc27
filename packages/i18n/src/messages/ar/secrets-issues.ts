/** What can be wrong with the file of keys, or with SECRETS, in Arabic. `source` is the file, or the variable's name. */
export const secretsIssues = {
  unreadable: (source: string, why: string) =>
    `${source} ${why}: أعد نسخة من الملف، أو نسخة خادم آخر على قاعدة البيانات نفسها`,
  notJson: 'ليس JSON',
  notObject: 'ليس فيه مفاتيح مرتبة بأغراضها',
  badPurpose: 'فيه غرض غير صحيح',
  badList: (purpose: string) => `لا قائمة مفاتيح فيه عند ${purpose}، لكل منها version و from و key`,
  open: (file: string) => `يستطيع غير صاحبه قراءة ${file}: أغلقه بالأمر chmod 600 ${file}`,
  tooLarge: (file: string) => `${file} أكبر من أن يكون ملف مفاتيح`,
  cannotRead: (file: string, reason: string) => `لا تمكن قراءة ${file}: ${reason}`,
  missingKeys: (purposes: string, command: string) =>
    `لا مفتاح في SECRETS لهذه الأغراض: ${purposes}. ويطبعه كاملًا الأمر "${command}"`,
  others: (source: string, purpose: string, version: string, command: string) =>
    `ينقص ${source} الإصدار ${version} من المفتاح ${purpose} الذي تستخدمه خوادم قاعدة البيانات هذه: انسخ DATA_DIR/secrets.json أو SECRETS من خادم يعمل؛ فإن ضاع فشغّل "${command}"`,
  rotateElsewhere: (source: string, purpose: string, version: string) =>
    `ينقص ${source} الإصدار ${version} من المفتاح ${purpose}: أضف الإصدار الجديد على خادم عنده ذلك المفتاح؛ والخيار ‎--lost يتخلى عنه، فلا يُفتح بعدها أي رابط وُقّع به`,
}
