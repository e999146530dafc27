/** Messages of `shop backup …` and `shop restore`, in Arabic. Numbers are formatted. */
export const backupCommands = {
  about: 'النسخ الاحتياطية: قاعدة البيانات والصور والمفاتيح.',
  folder: 'المجلد الذي يضم النسخ كلها؛ وإلا فالمجلد DATA_DIR/backups',
  name: 'اسم النسخة كما يعرضه npm run shop -- backup list؛ وإلا فأحدث نسخة',
  isBusy: (folder: string) => `أمر نسخ آخر يعمل في ${folder}.`,
  noBackup: (folder: string) => `لا نسخة في ${folder}.`,
  unknownBackup: (name: string) => `لا نسخة باسم ${name}. النسخ كلها: npm run shop -- backup list`,
  noKey:
    'لا مفتاح هنا تُفحص به التواقيع: عيّن BACKUP_KEY بما في الملف backup-key للمتجر الذي صنع النسخ. فإن ضاع ولم يكن أحد غيرك يستطيع الكتابة في النسخ، فاستعدها دونه: npm run shop -- restore --unsigned',
  damaged: (name: string) => `النسخة ${name} تالفة:`,
  issues: {
    missing: (file: string) => `الملف ${file} مفقود`,
    changed: (file: string) => `الملف ${file} ليس كما كُتب`,
    logEnds: (segment: string) => `لا يُقرأ سجل قاعدة البيانات بعد الجزء ${segment}`,
    signature:
      'لم يوقّعها مفتاح هذا المتجر، فقد لا يكون محتواها لك. عيّن BACKUP_KEY بمفتاح المتجر الذي صنعها، أو أضف ‎--unsigned إن كنت واثقًا أن لا أحد غيرك يستطيع الكتابة فيها',
    newer: 'صنعها إصدار أحدث من المتجر',
    more: (count: string) => `وغيرها: ${count}`,
    advice:
      'المتجر كما كان. أعد هذه الملفات من نسخة محفوظة على جهاز آخر، أو استخدم نسخة احتياطية أخرى: npm run shop -- backup list. ثم اصنع نسخة جديدة: npm run shop -- backup',
  },
  make: {
    summary: 'نسخ قاعدة البيانات والصور والمفاتيح احتياطيًّا والمتجر يعمل',
    details:
      'عرض النسخ: npm run shop -- backup list\nفحص نسخة: npm run shop -- backup verify\nالعودة إلى نسخة: npm run shop -- restore',
    keep: 'كم نسخة تبقى، ومنها هذه؛ وإلا فسبع. وتُحذف الأقدم بعد اكتمال الجديدة',
    nightly: 'للتشغيل الليلي: افحص النسخة بعد اكتمالها، ولا تنسخ إن نسخ خادم آخر للمتجر الليلة',
    byOther: (server: string) => `يتولى ${server} نسخة الليلة. لم يُعمل شيء هنا.`,
    badKeep: 'قيمة ‎--keep عدد صحيح من 1 إلى 1000.',
    made: (name: string, megabytes: string, images: string) =>
      `اكتملت النسخة ${name} بحجم ${megabytes} م.ب. عدد الصور فيها: ${images}.`,
    newKey: (file: string) =>
      `مفتاح جديد يوقّع نسخك: ${file}. احفظ نسخة منه في مكان آمن بعيدًا عن النسخ الاحتياطية، فالاستعادة على جهاز آخر تطلبه في BACKUP_KEY.`,
    removed: (names: string) => `حُذفت نسخ أقدم: ${names}`,
    lost: (count: string, some: string) =>
      `صور لا يجدها المتجر نفسه، ولذلك ليست في النسخة: ${count} (${some} …). راجع MEDIA_URL والمجلد media داخل DATA_DIR. النسخ الأقدم التي تحويها باقية.`,
  },
  list: {
    summary: 'عرض النسخ، والأحدث أولًا',
    columns: { name: 'النسخة', megabytes: 'م.ب', images: 'الصور' },
    ranges: (spans: string) =>
      `ويعود بك npm run shop -- restore --to إلى أي لحظة في هذه الأوقات أيضًا، بتوقيت الرياض:\n${spans}`,
    span: (from: string, to: string) => `من ${from} إلى ${to}`,
  },
  verify: {
    summary: 'فحص نسخة كاملة: الملفات ببصماتها، ثم تشغيل قاعدة البيانات منها جانبًا وقراءة كل جدول وفهرس',
    whole: (name: string, tables: string, indexes: string) =>
      `النسخة ${name} سليمة: قُرئت الجداول (${tables}) والفهارس (${indexes}) كلها.`,
  },
  restore: {
    summary: 'إعادة متجر متوقف إلى نسخة أو إلى أي لحظة؛ وتبقى قاعدة البيانات الحالية بجانبها',
    to: 'العودة إلى لحظة بدل النسخة، مثل "2026-11-23 14:05" بتوقيت الرياض، ما لم تتبعها منطقة مثل ‎+00:00',
    unsigned:
      'استعادة نسخة لم يوقّعها مفتاح المتجر. النسخة برنامج يُشغَّل: لا تفعل إلا إن كان أحد غيرك لا يستطيع الكتابة فيها',
    badMoment: 'قيمة ‎--to لحظة مثل "2026-11-23 14:05" أو "2026-11-23 11:05:30+00:00".',
    nameAndMoment: 'يختار ‎--to النسخة بنفسه: احذف اسمها.',
    questionMoment: (moment: string) =>
      `هل تعيد المتجر إلى ${moment} بتوقيت الرياض؟ لن يظهر فيه ما جرى بعدها من طلبات وتسجيلات.`,
    restoredMoment: (moment: string, name: string, images: string) =>
      `عاد المتجر كما كان في ${moment} انطلاقًا من النسخة ${name}، واستُعيدت الصور الناقصة (${images}). شغّل المتجر.`,
    outOfReach: (moment: string, spans: string) =>
      `لا يمكن إعادة المتجر إلى ${moment}. وتمكن إعادته إلى أي لحظة في هذه الأوقات بتوقيت الرياض:\n${spans}`,
    noReach: (folder: string) =>
      `لا نسخة في ${folder} يمتد بعدها سجل قاعدة البيانات. أعد المتجر إلى نسخة بعينها: npm run shop -- restore NAME`,
    ownServer:
      'مع DATABASE_URL يكون السجل عند قاعدة PostgreSQL تلك: استخدم فيها خاصية الاستعادة إلى لحظة (PITR).',
    question: (name: string) =>
      `هل تعيد المتجر إلى النسخة ${name}؟ لن يظهر فيه ما جرى بعدها من طلبات وتسجيلات.`,
    inUse: (by: string) =>
      `قاعدة البيانات قيد الاستخدام (${by}): أوقف المتجر أولًا، بالضغط على Ctrl-C في نافذته، أو على الخادم بالأمر systemctl stop zayy. لم يتغيّر شيء.`,
    restored: (name: string, images: string) =>
      `عاد المتجر إلى النسخة ${name}، واستُعيدت الصور الناقصة (${images}). شغّل المتجر.`,
    embeddedOnly:
      'هذه نسخة من قاعدة البيانات المرفقة بالمتجر: استعدها بلا DATABASE_URL، ثم انقلها بأمري npm run shop -- dump و npm run shop -- load.',
    former: (folder: string) => `قاعدة البيانات السابقة في ${folder}، فاحذفها متى استغنيت عنها.`,
  },
  dump: {
    summary: 'كتابة صفوف قاعدة البيانات كلها في ملفات تقرؤها أي قاعدة PostgreSQL، والمتجر يعمل',
    details:
      'للانتقال إلى PostgreSQL أخرى: أوقف المتجر، ثم npm run shop -- dump، ثم عيّن DATABASE_URL، ثم npm run shop -- load',
    DIR: 'المجلد الذي يُنشأ، ويقرؤه صاحبه وحده',
    written: (tables: string, folder: string) => `كُتبت الجداول (${tables}) في ${folder}.`,
  },
  load: {
    summary: 'تحميل ما كتبه npm run shop -- dump في قاعدة بيانات فارغة',
    DIR: 'المجلد الذي كتبه npm run shop -- dump',
    damaged: (file: string) =>
      `الملف ${file} مفقود من المجلد أو ناقص أو تغيّر. لم يُحمَّل شيء: انسخ المجلد من جديد، أو أعد كتابته بالأمر npm run shop -- dump.`,
    loaded: 'حُمّلت الصفوف كلها، وفُحص كل قيد بينها. شغّل المتجر.',
    refused: {
      'not-empty': 'في قاعدة البيانات متجر من قبل: أنشئ قاعدة جديدة فارغة.',
      'no-dump': 'ليس هذا مجلدًا كتبه npm run shop -- dump، أو تغيّر فيه الملف dump.json.',
      newer: 'كتبه إصدار أحدث من المتجر: ثبّت ذلك الإصدار.',
    },
  },
}
