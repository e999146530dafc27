/** What `shop export` says, in Arabic. */
export const exportCommand = {
  summary: 'كتابة المتجر في مجلد من الجداول والنصوص والصور، كما يقرؤه الأمر import',
  details:
    'عدّل الجداول في برنامج الجداول واحفظها CSV بترميز UTF-8، ثم استوردها بالأمر import.\nلا يحوي المجلد الطلبات ولا العملاء ولا ما كتبوه من تقييمات في المتجر.',
  folder: 'مجلد فارغ أو جديد؛ وإلا فمجلد جديد باسم اليوم، مثل shop-2026-11-23',
  written: (path: string, tables: string, articles: string, pictures: string) =>
    `كُتب المتجر في ${path}: الجداول ${tables}، والنصوص ${articles}، والصور ${pictures}.`,
  missing: (paths: string) => `صور ضاعت ملفاتها من المتجر، فليست في المجلد: ${paths}`,
}
