import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

/** What every command of `shop` says, and what those say that have no messages of their own, in Arabic. */
export const commandLine = {
  about: 'أوامر صاحب المتجر.',
  usage: 'الصيغة',
  commands: 'الأوامر',
  operands: 'ما يُكتب بعد الأمر',
  options: 'الخيارات',
  more: (command: string) => `للمزيد عن أي أمر: ${command}`,
  standard: {
    help: 'عرض هذه المساعدة',
    lang: 'لغة ما يُعرض؛ وإلا فلغة التجهيز، ثم لغة النظام (LANG)',
    json: 'إخراج JSON للبرامج',
    yes: 'بلا سؤال قبل ما لا رجوع عنه، للأوامر الآلية',
    by: 'اسم من يقوم بالأمر في سجل التغييرات؛ وإلا فاسم مستخدم النظام',
  },
  shopFolder: (folder: string) => `المتجر: ${folder}`,
  working: (seconds: number) => `جارٍ العمل: ${formatNumber(seconds)} ث`,
  confirmation: { yes: 'نعم', no: 'لا' },
  refused: {
    unknownCommand: (name: string, meant: string | null, group: string) =>
      meant === null
        ? `لا أمر باسم «${name}». الأوامر كلها: npm run shop -- ${group === '' ? '' : `${group} `}--help`
        : `لا أمر باسم «${name}». هل تقصد: npm run shop -- ${meant}؟`,
    unknownOption: (name: string, meant: string | null) =>
      `لا خيار باسم ${name}.${meant === null ? '' : ` هل تقصد: --${meant}؟`}`,
    twice: (name: string) => `${name} مكتوب مرتين.`,
    noValue: (name: string) => `${name} لا يأخذ قيمة.`,
    missingValue: (name: string) => `${name} يحتاج إلى قيمة بعده.`,
    tooLong: (name: string) => `${name} أطول من اللازم.`,
    missingOperand: (name: string) => `ينقص ${name}.`,
    tooMany: (value: string) => `«${value}» زائد على ما يأخذه هذا الأمر.`,
    see: (command: string) => `المساعدة: ${command} --help`,
    lang: (value: string) => `--lang إما ar أو en، وليس «${value}».`,
    nobodyToAsk: 'هذا الأمر يطلب تأكيدًا، ولا أحد هنا ليؤكده: أضف --yes.',
    declined: 'لم يتغيّر شيء.',
  },
  files: {
    refused: (path: string, user: string) =>
      `المستخدم ${user} الذي يعمل الأمر باسمه لا يحق له الوصول إلى ${path}: اختر مكانًا متاحًا له، أو امنحه الصلاحية.`,
    closed: (folder: string, user: string) =>
      `المستخدم رقم ${user} الذي يعمل المتجر باسمه لا يحق له دخول ${folder}: اختر مجلدًا يستطيع دخوله، مثل مجلد في /var/tmp. لم يُكتب شيء.`,
    notEmpty: (path: string) => `المجلد ${path} ليس فارغًا. لم يُكتب شيء.`,
    notThere: (path: string) => `${path} غير موجود.`,
    cannotBeMade: (path: string) => `لا يمكن إنشاء مجلد في ${path}: اختر مكانًا آخر.`,
    noFolder: (path: string) => `في المسار ${path} ملف مكان مجلد.`,
    isFolder: (path: string) => `${path} مجلد، والمطلوب ملف.`,
    readOnly: (path: string) => `القرص الذي عليه ${path} للقراءة فقط.`,
    taken: (path: string) => `${path} موجود من قبل: اختر اسمًا آخر.`,
    nameTooLong: (path: string) => `الاسم ${path} طويل جدًا: اختر أقصر منه.`,
    tooManyOpen:
      'على هذا الجهاز ملفات مفتوحة أكثر مما يسمح به: أغلق برامج أخرى وأعد المحاولة. وعلى الخادم ارفع LimitNOFILE.',
    other: (path: string, code: string) =>
      `يرفض النظام قراءة ${path} أو الكتابة فيه (${code}): افحص القرص أو اختر مكانًا آخر.`,
    diskFull: 'القرص ممتلئ: وفّر مساحة ثم أعد المحاولة.',
  },
  import: {
    summary: 'مطابقة المتجر مع مجلد من الجداول والصور',
    details:
      'مع --from يكون DIR ملف منتجات صدّره متجر آخر، CSV أو xlsx: يصير مجلدًا بجانبه ثم يُستورد، وتستطيع تعديله واستيراده من جديد.',
    DIR: 'المجلد؛ ومحتواه موصوف في docs/import.md',
    from: 'المتجر الآخر: shopify أو woocommerce أو salla',
    to: 'المجلد الذي يصير إليه الملف؛ وهو بجانبه إن لم تذكره، مثل products-shop',
    'dry-run': 'فحص كل شيء وعرض ما سيتغيّر، بلا أي تغيير',
    all: 'عرض كل التغييرات، لا أولها من كل نوع',
    'keep-edits': 'إبقاء ما غيّرته الأوامر بعد آخر استيراد كما هو، واستيراد الباقي',
    'overwrite-edits': 'الأخذ بما في المجلد، وإن ألغى ما غيّرته الأوامر بعد آخر استيراد',
    'replace-demo': 'حذف ما ليس في المجلد من محتوى العرض التجريبي: منتجاته وشرائحه ومقالاته وغيرها',
    demoStays: (command: string) =>
      `في المتجر محتوى العرض التجريبي، وما ليس في مجلدك منه يبقى. ليحل مجلدك محله كله:\n  ${command}`,
    oneWay: 'اختر أحد الخيارين: ‎--keep-edits أو ‎--overwrite-edits.',
    undone: (count: number) =>
      `${plural('ar', count, {
        one: 'تغيير أجراه أمر بعد آخر استيراد يلغيه المجلد:',
        two: 'تغييران أجرتهما أوامر بعد آخر استيراد يلغيهما المجلد:',
        few: `${formatNumber(count)} تغييرات أجرتها أوامر بعد آخر استيراد يلغيها المجلد:`,
        many: `${formatNumber(count)} تغييرًا أجرتها أوامر بعد آخر استيراد يلغيها المجلد:`,
        other: `${formatNumber(count)} تغيير أجرتها أوامر بعد آخر استيراد يلغيها المجلد:`,
      })}`,
    undoneWays: {
      keep: 'يبقى ما غيّرته الأوامر بعد آخر استيراد، خلافًا للمجلد:',
      overwrite: 'يلغي المجلد ما غيّرته الأوامر بعد آخر استيراد:',
    },
    keepOrOverwrite: 'ماذا نفعل بما غيّرته الأوامر؟',
    ways: {
      keep: 'يبقى كما هو، ويُستورد الباقي',
      overwrite: 'نأخذ بما في المجلد',
      cancel: 'لا نستورد شيئًا',
    },
    noWay:
      'في المجلد ما يلغي تغييرات أجرتها الأوامر، ولا أحد هنا ليختار: أضف ‎--keep-edits لإبقائها أو ‎--overwrite-edits للأخذ بالمجلد. لم يتغيّر شيء.',
    checking: (folder: string) => `فحص ${folder}`,
    importing: (folder: string) => `مطابقة المتجر مع ${folder}`,
    steps: {
      check: 'فحص المنتجات',
      images: 'قراءة الصور',
      keep: 'حفظ الصور',
      store: 'الكتابة في قاعدة البيانات',
    },
    issues: (count: number) =>
      plural('ar', count, {
        one: 'يلزم أولًا إصلاح أمر واحد:',
        two: 'يلزم أولًا إصلاح أمرين:',
        few: `يلزم أولًا إصلاح ${formatNumber(count)} أمور:`,
        many: `يلزم أولًا إصلاح ${formatNumber(count)} أمرًا:`,
        other: `يلزم أولًا إصلاح ${formatNumber(count)} أمر:`,
      }),
    issueColumns: { file: 'الملف', row: 'الصف', column: 'العمود', reason: 'ما يلزم إصلاحه' },
    warnings: (count: number) =>
      plural('ar', count, {
        one: 'أمر يستحق النظر:',
        two: 'أمران يستحقان النظر:',
        few: `${formatNumber(count)} أمور تستحق النظر:`,
        many: `${formatNumber(count)} أمرًا تستحق النظر:`,
        other: `${formatNumber(count)} أمر تستحق النظر:`,
      }),
    readOnly: (files: string[], endsCoupons: boolean) =>
      `قُرئ ${files.join('، ')}. وبقية المتجر كما هي${endsCoupons ? '، إلا كوبونات العرض التجريبي فتنتهي' : ''}.`,
    left: (files: string[], endsCoupons: boolean) =>
      `ليس في المجلد، فبقي كما هو في المتجر: ${files.join('، ')}${endsCoupons ? '. وتنتهي كوبونات العرض التجريبي وحدها.' : ''}`,
    leftColumns: (columns: string[]) => `أعمدة ليست في الجداول، فبقيت كما هي: ${columns.join('، ')}`,
    goOn: 'هل نستورد مع ذلك؟',
    makeShop: (detail: string) => `لا متجر هنا بعد (${detail}). أأنشئ واحدًا وأستورد إليه؟`,
    asBefore: 'المتجر مطابق لهذه الملفات من قبل: لم يتغيّر شيء.',
    wouldChange: 'هذا ما تغيّره المطابقة. لم يتغيّر شيء بعد.',
    changed: 'المتجر الآن مطابق لهذه الملفات.',
    nothing: 'لم يتغيّر شيء.',
    unreadable: (folder: string) => `لا مجلد تمكن قراءته في ${folder}. اذكر المجلد الذي فيه ملفات CSV.`,
  },
  guide: {
    summary: 'دليل صاحب المتجر: تجهيزه وتغييره وطلباته، خطوة بخطوة',
    details: 'بلا موضوع يعرض المواضيع كلها. والدليل نفسه بصوره في docs/owner.ar.md.',
    TOPIC: 'الموضوع، مثل orders',
    title: 'دليل صاحب المتجر',
    more: (command: string) => `لقراءة موضوع اكتب اسمه بعد الأمر، مثل: ${command} orders`,
    ofCommand: (command: string) => `الأمر وخياراته: ${command}`,
    unknown: (typed: string, meant: string | null) =>
      `لا موضوع باسم «${typed}».${meant === null ? '' : ` هل تقصد: ${meant}؟`}`,
  },
  newsletter: {
    about: 'مشتركو النشرة البريدية.',
    export: {
      summary: 'كتابة المشتركين في ملف CSV: البريد واللغة والموافقة ورابطا إلغاء الاشتراك',
      FILE: 'الملف الذي يُكتب، ويقرؤه صاحبه وحده',
      needsPublicUrl:
        'PUBLIC_URL غير مضبوط، وبه تبدأ روابط إلغاء الاشتراك. اضبطه على عنوان متجرك ثم أعد الأمر: PUBLIC_URL=https://shop.example',
      written: (count: number, file: string) =>
        `${plural('ar', count, {
          zero: 'لا مشتركين',
          one: 'مشترك واحد',
          two: 'مشتركان',
          few: `${formatNumber(count)} مشتركين`,
          many: `${formatNumber(count)} مشتركًا`,
          other: `${formatNumber(count)} مشترك`,
        })} في ${file}`,
    },
  },
  secrets: {
    about: 'المفاتيح التي تُوقّع بها الروابط والرموز.',
    columns: {
      version: 'الإصدار',
      from: 'من (UTC)',
      days: 'الأيام',
      fingerprint: 'البصمة',
      signs: 'به يُوقّع',
    },
    list: { summary: 'عرض إصدارات المفاتيح ببصماتها' },
    none: 'لا مفاتيح بعد: يصنعها أول تشغيل.',
    rotate: {
      summary: 'إضافة إصدار إلى المفاتيح؛ ويبقى ما وُقّع بالإصدارات السابقة صالحًا',
      after: 'بعد كم ثانية يبدأ التوقيع بالإصدار الجديد، ليصل قبلها إلى كل الخوادم',
      signsAfter: (seconds: string) =>
        `يبدأ التوقيع بالإصدار الجديد بعد ${seconds} ثانية، والخادم الذي يعمل يأخذه وحده.`,
      copies: (file: string) => `والخوادم التي لها DATA_DIR آخر تحتاج قبل ذلك إلى نسخة من ${file}.`,
      setSecrets: (seconds: string) =>
        `اضبط SECRETS على هذا النص في كل خادم، وأعد تشغيل كل منها خلال ${seconds} ثانية:`,
      badAfter: '--after عدد صحيح من الثواني، مثل 3600',
    },
  },
  export: {
    summary: 'حفظ المتجر في مجلد من الجداول والنصوص والصور، كما يقرؤه الأمر import',
    details:
      'عدّل الجداول في برنامج الجداول واحفظها CSV بترميز UTF-8، ثم استوردها بالأمر import.\nلا يحوي المجلد الطلبات ولا العملاء ولا ما كتبوه من تقييمات في المتجر.',
    FOLDER: 'مجلد فارغ أو جديد؛ وإلا فمجلد جديد باسم اليوم، مثل shop-2026-11-23',
    written: (path: string, tables: string, articles: string, images: string) =>
      `حُفظ المتجر في ${path}: الجداول ${tables}، والنصوص ${articles}، والصور ${images}.`,
    missing: (paths: string) => `صور ضاعت ملفاتها من المتجر، فليست في المجلد: ${paths}`,
  },
  changes: {
    summary: 'عرض سجل التغييرات: من غيّر ماذا ومتى، والأحدث أولًا',
    details: 'ما جرى لطلب واحد: npm run shop -- orders show CODE',
    subject: 'ما يخص شيئًا واحدًا: رقم طلب أو رمز كوبون، أو اسم إعداد أو صفحة',
    limit: 'كم سطرًا؛ وإلا فخمسون',
    badLimit: (most: number) => `قيمة ‎--limit عدد صحيح من 1 إلى ${formatNumber(most)}.`,
    none: 'لا تغييرات.',
    columns: { at: 'الوقت', by: 'من', action: 'ما جرى', subject: 'على', details: 'التفاصيل' },
    actions: {
      'order.added': 'أُدخل الطلب',
      'order.paid': 'سُجّل التحويل',
      'order.status': 'تغيّرت الحالة',
      'order.refund': 'رُدّ مبلغ',
      'order.correct': 'صُحّح الطلب',
      'order.undo': 'تراجع',
      'order.note': 'أُضيفت ملاحظة',
      'order.note.remove': 'حُذفت ملاحظة',
      'coupon.add': 'أُضيف كوبون',
      'coupon.end': 'أُنهي كوبون',
      'customer.erase': 'مُحيت بيانات',
      'customer.revoke': 'أُنهيت جلسات',
      'setting.set': 'عُدّل إعداد',
      'pages.add': 'أُضيفت صفحة',
      'pages.edit': 'عُدّلت صفحة',
      'pages.remove': 'أُزيلت صفحة',
      'blogs.add': 'أُضيفت مقالة',
      'blogs.edit': 'عُدّلت مقالة',
      'blogs.remove': 'أُزيلت مقالة',
      'slides.add': 'أُضيفت شريحة',
      'slides.edit': 'عُدّلت شريحة',
      'slides.remove': 'أُزيلت شريحة',
      'sponsors.add': 'أُضيف راعٍ',
      'sponsors.edit': 'عُدّل راعٍ',
      'sponsors.remove': 'أُزيل راعٍ',
      import: 'استيراد',
      backup: 'نسخة احتياطية',
      restore: 'استعادة',
      load: 'تحميل',
      'secrets.rotate': 'مفاتيح جديدة',
      'zatca.onboard': 'رُبطت وحدة',
      'zatca.renew': 'جُدّدت الشهادة',
      'zatca.correct': 'صُحّح مستند',
      'zatca.stop': 'أُوقفت الوحدة',
      'zatca.resume': 'استؤنف الإرسال',
      'zatca.retire': 'أُنهيت الوحدة',
    },
    detailNames: {
      ...{ from: 'من', to: 'إلى', carrier: 'شركة الشحن', number: 'الرقم', creditNote: 'الإشعار الدائن' },
      ...{
        amount: 'المبلغ',
        reference: 'المرجع',
        reason: 'السبب',
        pieces: 'القطع',
        total: 'الإجمالي',
        with: 'مع',
      },
      ...{ fields: 'الحقول', ends: 'ينتهي', maxUses: 'عدد مرات الاستخدام', logins: 'الجلسات' },
    },
  },
  /** Shared by the commands that edit one setting or one piece of content. */
  edits: {
    dryRun: 'فحص التعديل وعرض ما يغيّره، بلا أي تغيير',
    columns: { field: 'الحقل', before: 'قبل', after: 'بعد' },
    issue: (what: string, reason: string) => `${what}: ${reason}`,
    nothing: 'لم يتغيّر شيء.',
    asBefore: (what: string) => `${what} كما تريده من قبل: لم يتغيّر شيء.`,
    wouldChange: 'هذا ما سيتغيّر. لم يتغيّر شيء بعد.',
    changed: (what: string) => `تغيّر ${what}، ويراه الزوار من الآن.`,
    files: {
      unreadable: (path: string) => `لا تمكن قراءة ${path}.`,
      tooLong: (path: string) => `${path} أطول من ميجابايت واحد.`,
      notUtf8: (path: string) => `${path} ليس نصًّا بترميز UTF-8.`,
    },
  },
}
