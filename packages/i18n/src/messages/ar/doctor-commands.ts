import { formatNumber } from '../../numbers.ts'
/** Messages of `shop doctor`, in Arabic. Numbers are formatted. */
export const doctorCommands = {
  summary:
    'فحص المتجر: الإعدادات والقرص وقاعدة البيانات والصور والبريد والدفع والنسخ الاحتياطية، وما ينبغي فعله',
  states: { ok: '✓', warning: '!', error: '✗' },
  checks: {
    settings: 'الإعدادات',
    folder: 'مجلد البيانات',
    disk: 'القرص',
    database: 'قاعدة البيانات',
    demo: 'العرض التجريبي',
    shop: 'المتجر',
    ministry: 'معايير الوزارة',
    pictures: 'الصور',
    address: 'العنوان',
    clock: 'الساعة',
    mail: 'البريد',
    payment: 'البطاقات',
    zatca: 'الفوترة الإلكترونية',
    backups: 'النسخ الاحتياطية',
    log: 'سجل قاعدة البيانات',
  },
  errors: 'في المتجر خلل؛ وكل سطر يبدأ بعلامة ✗ يقول ما ينبغي فعله.',
  settings: 'كلها مقروءة.',
  folder: {
    ok: (path: string) => `لا يقرأ ${path} غير صاحبه.`,
    open: (path: string) => `يقرأ غير صاحبه ${path}: أغلقه بالأمر chmod go-rwx.`,
  },
  disk: {
    ok: (gigabytes: string) => `المتاح ${gigabytes} ج.ب.`,
    scarce: (gigabytes: string) => `لم يبق إلا ${gigabytes} ج.ب: وفّر مساحة قبل أن يتوقف قبول الطلبات.`,
  },
  database: {
    ok: 'تجيب.',
    givenUp: (jobs: string) =>
      `تجيب، وفيها ردود مبالغ أو مهام أخرى لم تتم بعد كل المحاولات (${jobs}): أصلح إعداد بوابة الدفع ثم أعد المحاولة كما في docs/operating.md.`,
    retried: (jobs: string) =>
      `تجيب، وفيها ردود مبالغ أو مهام أخرى تفشل مرة بعد مرة وتُعاد محاولتها (${jobs}): السبب في أسطر job_failed من السجل.`,
  },
  images: {
    folder: 'محفوظة في المجلد media داخل DATA_DIR.',
    missing: (missing: string, sampled: string) =>
      `صور غير موجودة: ${missing} من ${sampled} جرى البحث عنها. راجع MEDIA_URL؛ فخوادم المتجر الواحد تحتاج إلى حاوية واحدة، أو إلى مجلد DATA_DIR/media واحد.`,
    ok: (bucket: string) => `الحاوية ${bucket} تحفظها وتعيدها وتحذفها.`,
    troubles: {
      away: 'المخزن المعيّن في MEDIA_URL لا يجيب: راجع المضيف والمنفذ وخيار tls والطريق إليه.',
      key: 'المخزن لا يعرف المفتاح أو أن سره غير صحيح: راجعهما في MEDIA_URL، واكتب / داخل السر ‎%2F.',
      rights: 'صلاحيات المفتاح ناقصة: اسمح له بعرض محتوى الحاوية وقراءة الملفات فيها وكتابتها وحذفها.',
      bucket: 'لا حاوية بهذا الاسم في المخزن: أنشئها، أو راجع أول المسار في MEDIA_URL.',
      region: 'الحاوية في منطقة أخرى: أضف منطقتها إلى MEDIA_URL بالخيار ‎?region=….',
      clock: 'المخزن يرفض ساعة هذا الجهاز: اضبطها بخدمة NTP.',
      other: 'المخزن يرفض طلبات المتجر أو لا يعيد ما حُفظ فيه: راجع MEDIA_URL.',
    },
  },
  address: {
    withoutHttps:
      'عنوان PUBLIC_URL بلا https، فما يكتبه العملاء يُقرأ في الطريق. استعمل عنوانًا يبدأ بـ https://، وكيف في docs/operating.md.',
    ok: (url: string) => `المتجر يجيب على ${url}.`,
    notSet:
      'لم يُعيّن PUBLIC_URL، فالروابط في الرسائل لا تصل إلى المتجر من خارج هذا الجهاز. أضف إلى الملف .env (على الخادم: /etc/zayy.env) سطرًا مثل PUBLIC_URL=https://shop.example.com وأعد تشغيل المتجر.',
    certificate: (url: string, code: string) =>
      `شهادة ${url} غير موثوقة (${code}): جدّدها، أو عيّن هيئة شهاداتك في NODE_EXTRA_CA_CERTS.`,
    proxyNotTrusted:
      'الوكيل الذي أمام المتجر ليس في TRUSTED_PROXIES، فيتقاسم الزوار كلهم حدود زائر واحد: أضف عنوانه.',
    silent: (url: string) => `المتجر لا يجيب على ${url}: شغّله، وافحص اسم النطاق والوكيل الذي أمامه.`,
  },
  clock: {
    ok: 'مطابقة لساعة العنوان.',
    apart: (seconds: string) => `تختلف عن ساعة العنوان بالثواني (${seconds}): اضبطها بخدمة NTP.`,
  },
  demo: {
    coupons: (codes: string) =>
      `كوبونات العرض التجريبي يعرفها الجميع، وما زال منها ساريًا: ${codes}. أنهِ كلًا منها بالأمر npm run shop -- coupons end CODE.`,
    settings: (keys: string) =>
      `ما زالت هذه الإعدادات من العرض التجريبي: ${keys}. غيّرها بالأمر npm run shop -- settings set.`,
    pages: (slugs: string) =>
      `ما زالت هذه الصفحات تقول إن المتجر تجريبي: ${slugs}. عدّلها بالأمر npm run shop -- pages edit.`,
  },
  shop: {
    ok: 'فيه ما يلزم للبيع وللعلن.',
    noProducts: 'لا منتج معروضًا. أضف أول منتج: npm run shop -- setup',
    noCities: 'لا مدينة يُوصّل إليها. اختر المدن: npm run shop -- setup',
    noPayment:
      'لا طريقة للدفع: لا حساب للتحويل كامل البيانات (bank_iban وbank_name وbank_holder) ولا بطاقات حقيقية. أضف حسابك: npm run shop -- setup',
    noOrderEmail: 'لا بريد تصلك عليه الطلبات: npm run shop -- settings set email you@example.com',
    missing: (what: string) => `ينقص: ${what}. أضفه: npm run shop -- setup`,
    noCertificate:
      'ينقص رابط شهادة ضريبة القيمة المضافة. ارفع صورتها إلى موقع واكتب رابطها: npm run shop -- settings set vat_certificate https://…',
    noAuthentication:
      'ينقص: توثيق المتجر في المركز السعودي للأعمال. وثّقه في business.sa ثم أضف رقمه ورابطه: npm run shop -- settings set sbc_number …، ثم sbc_link',
    noPage: (slug: string) => `صفحة ${slug} لم تُكتب بعد. اكتب مسودتها: npm run shop -- setup`,
    draftPage: (slug: string) =>
      `صفحة ${slug} ما زالت مسودة: اقرأها وعدّلها في الملفين pages/${slug}.ar.md وpages/${slug}.en.md من مجلدك، واحذف منهما سطر المسودة، ثم استورد المجلد.`,
  },
  ministry: {
    ok: 'تسعة من معايير وزارة التجارة العشرة للمتاجر مستوفاة، والعاشر بيدك وحدك: أن يكون عنوان المتجر مسجلًا في سجلك التجاري.',
    missing: (criteria: readonly string[]) =>
      `معايير وزارة التجارة العشرة للمتاجر، ينقص منها: ${criteria.join('، ')}. وتأكد أن عنوان المتجر مسجل في سجلك التجاري.`,
    criteria: {
      authentication: 'توثيق المركز السعودي للأعمال (sbc_number)',
      returns: 'سياسة الاستبدال والإرجاع (returns)',
      shipping: 'سياسة الشحن والتوصيل (shipping)',
      complaints: 'سياسة الشكاوى (complaints)',
      privacy: 'سياسة الخصوصية (privacy)',
      vat: 'شهادة الضريبة (vat_certificate)',
      registration: 'السجل التجاري (cr_number)',
      contact: 'الهاتف والبريد',
      security: 'رابط https (PUBLIC_URL)',
    },
  },
  mail: {
    ok: 'يسمح خادم البريد للمتجر بالدخول.',
    answers: 'يسمح خادم البريد للمتجر بالدخول، لكنه لم يقبل كل الرسائل.',
    givenUp: (mails: string, orders: string) =>
      `رسائل رُفضت نهائيًّا أو لم تُقبل بعد كل المحاولات في الأسبوع الأخير: ${mails}. ${orders && `منها رسائل الطلبات ${orders}: صحّح عنوان المشتري فتُرسل: npm run shop -- orders correct CODE --email ADDRESS. `}أصلح أي سبب آخر ثم أعد المحاولة كما في docs/operating.md.`,
    retried: (mails: string) =>
      `رسائل لم تُقبل بعد وتُعاد محاولتها: ${mails}. السبب في أسطر job_failed من السجل.`,
    files:
      'لم يُعيّن SMTP_URL، فالرسائل ملفات في DATA_DIR/mail ولا تصل إلى أحد. أضف إلى الملف .env (على الخادم: /etc/zayy.env) سطرًا مثل SMTP_URL=smtp://user:password@mail.example.com:587 وأعد تشغيل المتجر.',
    troubles: {
      away: 'لا يجيب خادم البريد: راجع المضيف والمنفذ في SMTP_URL. ويمنع كثير من مقدّمي الاستضافة المنفذ 25: جرّب 587.',
      encryption:
        'لم ينجح الاتصال المشفّر بخادم البريد: مع المنفذ 465 اكتب smtps://، ومع 587 اكتب smtp://. راجع SMTP_URL.',
      certificate: 'شهادة خادم البريد غير موثوقة: اكتب في SMTP_URL الاسم الذي صدرت له، أو راجع مقدّم الخدمة.',
      password:
        'لا يقبل خادم البريد اسم المستخدم وكلمة المرور في SMTP_URL. راجعهما، واكتب فيهما @ و/ هكذا: ‎%40 و‎%2F. ويطلب بعض مقدّمي البريد كلمة مرور خاصة بالتطبيقات.',
      refused: 'خادم البريد لا يقبل الرسائل: راجع SMTP_URL.',
    },
  },
  zatca: {
    ok: (accepted: number) => `كل المستندات مقبولة لدى الهيئة: ${formatNumber(accepted)}.`,
    noUnit: 'لا وحدة مربوطة، فلا يُصنع مستند لأي فاتورة: npm run shop -- zatca onboard --otp 123456',
    otherPlatform: (unit: string, setting: string) =>
      `الوحدة مربوطة بمنصة ${unit}، والإعداد ZATCA هو ${setting}: لا يُرسل شيء.`,
    otherSeller: (certified: string, vatNumber: string) =>
      `الشهادة للرقم الضريبي ${certified}، وفي الإعدادات ${vatNumber}: ترفض الهيئة المستندات الجديدة. صحّح الإعداد vat_number، وإن كان صحيحًا فأنهِ الوحدة واربط غيرها: npm run shop -- zatca stop --for-good`,
    clock: (seconds: number) =>
      seconds > 0
        ? `ساعة قاعدة البيانات متقدمة على ساعة الهيئة ${formatNumber(seconds)} ث، وبها تؤرَّخ الفواتير: اضبطها بـNTP.`
        : `ساعة قاعدة البيانات متأخرة عن ساعة الهيئة ${formatNumber(-seconds)} ث، وبها تؤرَّخ الفواتير: اضبطها بـNTP.`,
    stopped: 'الإرسال متوقف: npm run shop -- zatca resume',
    late: (waiting: number, hours: number) =>
      `مستندات تنتظر رد الهيئة: ${formatNumber(waiting)}، أقدمها منذ ${formatNumber(hours)} ساعة، والمهلة 24 ساعة: npm run shop -- zatca retry`,
    withheld: (count: number) =>
      `فواتير أو إشعارات لم تصل إلى المنشآت لأن الهيئة رفضتها: ${formatNumber(count)}: npm run shop -- zatca list --state rejected، ثم أصلح السبب ونفّذ npm run shop -- zatca correct NUMBER`,
    rejected: (count: number) =>
      `مستندات رفضتها الهيئة: ${formatNumber(count)}: npm run shop -- zatca list --state rejected`,
    foreign: (count: number) =>
      `إشعارات مرفوضة لفواتير برقم ضريبي غير رقم الشهادة: ${formatNumber(count)}. سترفض الهيئة أي مستند جديد لها: اسأل محاسبك كيف تُدرج في الإقرار الضريبي.`,
    keyGone:
      'لا يفتح أيٌّ من مفاتيح هذا الخادم مفتاح الوحدة، فلا يُختم مستند: أعد نسخة المفتاح المحذوفة (هي في النسخ الاحتياطية)، أو أنهِ الوحدة واربط غيرها: npm run shop -- zatca stop --for-good',
    warned: (count: number) =>
      `مستندات قُبلت بتنبيهات: ${formatNumber(count)}: npm run shop -- zatca list --state warned`,
    ending: (days: number) =>
      `أيام متبقية على انتهاء شهادة الوحدة: ${formatNumber(days)}: npm run shop -- zatca renew --otp 123456`,
    owed: (count: number) =>
      `فواتير لم يُصنع مستندها منذ أكثر من ساعة: ${formatNumber(count)}. السبب في السجل: job_failed وzatca-make.`,
    chain: (count: number) =>
      `مستندات لا تتبع ما قبلها: ${formatNumber(count)}. عُدّلت قاعدة البيانات يدويًّا: npm run shop -- zatca check NUMBER`,
    settings: (names: string) =>
      `تنبّه الهيئة على المستندات أو ترفضها دون هذه الإعدادات: ${names}. يُعيَّن كل منها بالأمر npm run shop -- settings set.`,
  },
  payment: {
    live: 'تُحصّل عبر ميسر.',
    cardsOnly:
      'لم يُعيّن حساب بنكي، فالدفع بالبطاقة وحدها، ولا يُقبل طلب دون ريال واحد لأن البطاقات لا تقبله. لقبول التحويل أيضًا عيّن bank_name وbank_holder وbank_iban بالأمر npm run shop -- settings set.',
    toSettle: (codes: string) =>
      `في مبالغ طلبات بالبطاقة ما لم يُسوَّ بعد، ويبيّنه لكل منها الأمر npm run shop -- orders show CODE: ${codes}`,
    test: 'تجريبية لا تُحصّل مالًا. افتح حسابًا في ميسر (moyasar.com)، ثم أضف إلى الملف .env (على الخادم: /etc/zayy.env) الأسطر PAYMENT=moyasar وMOYASAR_SECRET_KEY=sk_live_… وMOYASAR_WEBHOOK_SECRET=… وأعد تشغيل المتجر.',
  },
  backups: {
    ok: (name: string) => `أحدث نسخة ${name}.`,
    old: (name: string) =>
      `أحدث نسخة ${name} أقدم من يوم: شغّل npm run shop -- backup، وافحص سبب توقف النسخ الليلي.`,
    ofOther: (name: string) =>
      `لا نسخة من قاعدة بيانات هذا المتجر؛ وأحدث نسخة ${name} من قاعدة أخرى. إن نُقل المتجر إلى هنا للتو فشغّل npm run shop -- backup، وإلا فراجع DATABASE_URL حيث يعمل هذا الأمر.`,
    elsewhere: (server: string, at: string) => `يتولاها خادم آخر: ${server}، وآخرها في ${at} بتوقيت الرياض.`,
    none: 'لا نسخة بعد: شغّل npm run shop -- backup كل ليلة.',
  },
  log: {
    ok: (since: string, megabytes: string) =>
      `تمكن إعادة المتجر إلى أي لحظة منذ ${since} بتوقيت الرياض، وحجمه ${megabytes} م.ب.`,
    none: 'يبدأ مع النسخة الاحتياطية القادمة، وحتى ذلك الحين لا يعود المتجر إلا إلى وقت نسخة.',
    broken: (until: string) =>
      `ينتهي عند ${until} بتوقيت الرياض، ولا تمكن العودة إلى لحظة بعدها: شغّل npm run shop -- backup ووفّر مساحة في القرص.`,
    failing: (since: string) =>
      `تعجز PostgreSQL عن حفظه منذ ${since} بتوقيت الرياض، وهو يملأ القرص: تأكد من المساحة، ومن أن DATA_DIR/postgres/archived-log ملك لمستخدم قاعدة البيانات.`,
    ownServer:
      'هو عند قاعدة PostgreSQL في DATABASE_URL: جهّز فيها الاستعادة إلى لحظة (PITR)، فالمتجر لا يراه.',
  },
}
