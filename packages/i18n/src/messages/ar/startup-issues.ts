import { plural } from '../../plurals.ts'

/** Why the shop cannot start, in Arabic. */
export const startupIssues = {
  port: {
    taken: (port: number, host: string) =>
      `المنفذ ${port} على ${host} يستخدمه برنامج آخر: أغلق ذلك البرنامج، أو أضف إلى الملف .env في مجلد البرنامج السطر PORT=${port + 1}، ثم شغّل المتجر من جديد.`,
    forbidden: (port: number) =>
      `لا يحق لهذا المستخدم استخدام المنفذ ${port}: اختر رقمًا أكبر من 1023، مثل PORT=3000.`,
    notHere: (host: string) =>
      `العنوان ${host} في HOST ليس من عناوين هذا الجهاز: اختر أحدها، مثل 127.0.0.1 أو 0.0.0.0.`,
    unknown: (host: string) =>
      `الاسم ${host} في HOST غير معروف: اختر عنوانًا من عناوين هذا الجهاز، مثل 127.0.0.1 أو 0.0.0.0.`,
    other: (port: number, host: string, reason: string) =>
      `تعذّر فتح المنفذ ${port} على ${host}. السبب بالإنجليزية: ${reason}`,
  },
  folder: {
    sentence: (folder: string, reason: string) =>
      `لا يصلح المجلد ${folder} (وهو DATA_DIR) لحفظ المتجر: ${reason}. اختر مجلدًا آخر، مثل ‎./data.`,
    refused: 'لا يحق لهذا المستخدم الكتابة فيه',
    readOnly: 'القرص الذي هو عليه للقراءة فقط',
    isFile: 'في مكانه ملف',
    cannotBeMade: 'لا يمكن إنشاء مجلد هناك',
    diskFull: 'القرص الذي هو عليه ممتلئ',
  },
  notBuilt: 'صفحات المتجر لم تُجهّز بعد: شغّله بالأمر npm start فيجهّزها.',
  demo: (count: number, first: string) =>
    `${plural('ar', count, {
      one: 'في مجلد العرض التجريبي خطأ واحد',
      two: 'في مجلد العرض التجريبي خطآن',
      few: `في مجلد العرض التجريبي ${count} أخطاء`,
      other: `في مجلد العرض التجريبي ${count} خطأ`,
    })}، ويعرضها كلها الأمر npm run shop -- import demo. أولها: ${first}`,
  /** Known reasons why the database does not open; PostgreSQL's own line follows in English. */
  database: {
    unreachable: (setting: string, at: string) =>
      `لا تجيب PostgreSQL على ${at}، وهو العنوان في ${setting}. تأكد من أنها تعمل، ومن المضيف والمنفذ، ومن أن جدار الحماية لا يمنع الاتصال. لم يتغيّر شيء.`,
    unknownHost: (setting: string, at: string) =>
      `لا مضيف باسم ${at} الوارد في ${setting}. راجع كتابة الاسم، وتأكد من أن هذا الجهاز يصل إلى خدمة الأسماء (DNS). لم يتغيّر شيء.`,
    certificate: (setting: string) =>
      `شهادة PostgreSQL التي يعيّنها ${setting} غير موثوقة. أضف هيئة شهاداتها إلى العنوان: ‎sslmode=verify-full&sslrootcert=FILE. لم يتغيّر شيء.`,
    refusedUser: (setting: string, user: string) =>
      `لا تسمح PostgreSQL بدخول ${user}. راجع الاسم وكلمة المرور في ${setting} (وتُكتب @ و/ فيهما ‎%40 و‎%2F)، وملف pg_hba.conf على خادم قاعدة البيانات. لم يتغيّر شيء.`,
    noDatabase: (setting: string, database: string) =>
      `لا قاعدة بيانات باسم ${database} في PostgreSQL التي يعيّنها ${setting}. راجع الاسم، أو أنشئها كما في docs/operating.md، القسم A database of your own. لم يتغيّر شيء.`,
    diskFull: 'لم تجد قاعدة البيانات مكانًا في قرصها. أفسح لها مكانًا ثم أعد المحاولة.',
    readOnly:
      'قاعدة البيانات للقراءة فقط: هي خادم احتياطي (standby)، أو الإعداد default_transaction_read_only مفعّل. اجعل DATABASE_URL عنوان الخادم الأساسي، أو راجع من يدير قاعدة البيانات.',
    noConnection:
      'لا اتصال شاغرًا في قاعدة البيانات. أعد المحاولة بعد دقيقة. فإن تكرر ذلك فارفع max_connections، أو أنهِ اتصالات لا يحتاج إليها أحد.',
    held: 'يحجز اتصال آخر في قاعدة البيانات ما يحتاج إليه هذا الأمر. أعد المحاولة بعد دقيقة.',
    cutOff: 'انقطع الاتصال بقاعدة البيانات. تأكد من أنها تعمل ثم أعد المحاولة. وما أنجزه الأمر قبل ذلك باقٍ.',
    notWritable:
      'لا يحق لقاعدة البيانات الكتابة في مجلدها. اجعل DATA_DIR وكل ما فيه ملكًا للمستخدم الذي يعمل المتجر باسمه، على قرص متاح للكتابة.',
    inUse:
      'يستخدم خادم آخر مجلد DATA_DIR هذا. أوقفه هناك ثم أعد المحاولة، أو خصّص لكل خادم مجلدًا؛ وخوادم المتجر الواحد تشترك في DATABASE_URL.',
    otherOwner:
      'مجلد قاعدة البيانات ملك لمستخدم آخر. شغّل الأمر باسمه أو باسم root، أو انقل ملكية المجلد إليك.',
    otherVersion:
      'أنشأ قاعدة البيانات في DATA_DIR إصدار رئيسي آخر من PostgreSQL. شغّل إصدار المتجر الذي أنشأها، وأخرجها فيه بالأمر npm run shop -- dump، ثم حمّلها في مجلد DATA_DIR جديد بالأمر npm run shop -- load.',
    oldServer: 'إصدار PostgreSQL هذا قديم. يحتاج المتجر إلى الإصدار 15 أو أحدث: انقل قاعدة البيانات إليه.',
    tablesHeld:
      'يحجز اتصال آخر جدولًا في قاعدة البيانات، فلم يكتمل تحديثها. أنهِ ما يعمل عليها ثم أعد المحاولة.',
    notUpdated:
      'تعذّر تحديث قاعدة البيانات لهذا الإصدار من المتجر. إن كان قد أنشأها إصدار قبل 1.0.0 فصدّر الكتالوج بذلك الإصدار، ثم استورده بهذا الإصدار في مجلد DATA_DIR جديد أو قاعدة بيانات جديدة. وإلا فتأكّد أن مستخدم MIGRATION_DATABASE_URL هو مالك الجداول. لم يتغيّر شيء.',
    noArabic:
      'قاعدة البيانات هذه لا تبحث في العربية. أنشئها من جديد بالأمر المذكور في docs/operating.md، القسم A database of your own.',
    noShop:
      'لا متجر هنا بعد. راجع DATA_DIR وDATABASE_URL؛ ولمتجر جديد شغّل npm start أو استورد كتالوجًا. لم يتغيّر شيء.',
    earlierVersion:
      'قاعدة البيانات هذه لإصدار سابق من المتجر. شغّل خادم هذا الإصدار أولًا ليحدّثها. لم يتغيّر شيء.',
    newerVersion:
      'حدّث إصدار أحدث من المتجر قاعدة البيانات هذه، وفيها ما لا يعرفه هذا الإصدار. شغّل الإصدار الأحدث. وإن أردت الرجوع إلى هذا الإصدار مع ذلك فعيّن NEWER_DATABASE=accept، كما في docs/operating.md، القسم On a server. لم يتغيّر شيء.',
    elsewhere:
      'قاعدة بيانات متجر DATA_DIR هذا على خادم آخر. عيّن DATABASE_URL كما في إعدادات الخادم (وعلى الخادم: شغّل الأمر بملف بيئته). لم يتغيّر شيء.',
    otherDatabase: 'قاعدة البيانات هذه ليست قاعدة DATA_DIR. راجع الإعدادين كليهما. لم يتغيّر شيء.',
    restoreCutShort:
      'انقطعت استعادة نسخة احتياطية قبل أن تتم، فلا قاعدة بيانات في هذا المتجر الآن. أعد الاستعادة بالأمر npm run shop -- restore.',
    openFolder:
      'يستطيع كل مستخدم على هذا الجهاز الكتابة في المجلد DATA_DIR. اختر مجلدًا خاصًا بالمتجر مثل ‎./data، أو أغلقه أمام غيرك بالأمر chmod o-w.',
    foreignFolder:
      'في المجلد DATA_DIR ملفات أخرى ليست من المتجر، ولا نغيّر صاحبها. اختر مجلدًا فارغًا أو مجلدًا جديدًا.',
    noPrograms: 'برامج PostgreSQL غير مثبتة. احذف المجلد node_modules، ثم شغّل npm start من جديد ليثبتها.',
    noUser: 'لا تعمل PostgreSQL باسم root، ولا مستخدم آخر على هذا الجهاز لها. شغّل المتجر باسم مستخدم عادي.',
    detail: (message: string) => `التفصيل بالإنجليزية: ${message}`,
  },
  /** For any other reason: PostgreSQL's own message follows in English. */
  otherDatabase: (message: string) =>
    `تعذّر فتح قاعدة البيانات، ولم يتغيّر شيء. السبب بالإنجليزية أدناه، وما يُعمل في docs/operating.md، القسم The embedded database، أو A database of your own مع DATABASE_URL:\n${message}`,
}
