/** Messages about invalid keys, in Arabic. `source` is the file, or the name of the variable. */
export const secretsIssues = {
  notKeys: (source: string) =>
    `ليس في ${source} قائمة مفاتيح: أعد نسخة من الملف، أو نسخة خادم آخر على قاعدة البيانات نفسها`,
  exposed: (file: string) => `يستطيع غير صاحبه قراءة ${file}: أغلقه بالأمر chmod 600 ${file}`,
  tooLarge: (file: string) => `${file} أكبر من أن يكون ملف مفاتيح`,
  unreadable: (file: string, reason: string) => `لا تمكن قراءة ${file}: ${reason}`,
  missing: (source: string) => `لا مفتاح في ${source}: يطبعه الأمر "npm run shop -- secrets rotate"`,
  differs: (source: string, version: string) =>
    `ليس في ${source} الإصدار ${version} من المفتاح الذي تستخدمه خوادم قاعدة البيانات هذه: انسخ DATA_DIR/secrets.json أو SECRETS من خادم يعمل أو من نسخة احتياطية. فإن ضاع المفتاح فاحذف الملف إن بقي، وشغّل "npm run shop -- secrets rotate": ولا يُفتح بعدها أي رابط سبق إرساله`,
}
