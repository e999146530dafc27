import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

export const zatcaCommands = {
  about: 'الفوترة الإلكترونية، المرحلة الثانية: ربط المتجر بهيئة الزكاة والضريبة والجمارك (منصة فاتورة)',
  off: 'الربط مغلق: عيّن ZATCA في إعدادات التشغيل على simulation للتجربة أو production للعمل الفعلي، ثم أعد تشغيل المتجر.',
  noUnit: 'لا وحدة مربوطة. اربط واحدة بالأمر npm run shop -- zatca onboard --otp 123456',
  number: 'رقم الفاتورة أو الإشعار الدائن كما يُطبع، مثل 000042 أو CN-000007',
  unknown: (number: string) => `لا مستند برقم ${number}.`,
  environments: { fake: 'المنصة الوهمية', simulation: 'منصة المحاكاة', production: 'المنصة الفعلية' },
  onboard: {
    summary: 'ربط المتجر بالهيئة: تصدر كل فاتورة بعدها مختومة وتُرسل إليها',
    details:
      'أنشئ رمزًا لوحدة جديدة في fatoora.zatca.gov.sa (ستة أرقام، صالح ساعة)، ثم:\n  npm run shop -- zatca onboard --otp 123456',
    otp: 'الرمز من بوابة فاتورة، ستة أرقام',
    branch: 'اسم الفرع في الشهادة؛ وإلا فمدينة البائع. وفي المجموعة الضريبية: رقم العضو من 10 أرقام',
    industry: 'نشاط المتجر في الشهادة؛ وإلا فـ«ملابس»',
    badOtp: 'اكتب الرمز بعد --otp، وهو ستة أرقام',
    sure: (where: string) => `هل نربط المتجر بـ${where}؟ تُختم كل فاتورة من الآن وتُرسل إلى الهيئة.`,
    present: 'للمتجر وحدة مربوطة. لربط غيرها أنهها أولًا: npm run shop -- zatca stop --for-good',
    gaps: 'ينقص الإعدادات ما تطلبه الهيئة:',
    gap: {
      vat_number: 'vat_number: الرقم الضريبي',
      cr_number: 'cr_number: السجل التجاري، 10 أرقام',
      seller_street: 'seller_street: الشارع',
      seller_building: 'seller_building: رقم المبنى، 4 أرقام',
      seller_district: 'seller_district: الحي',
      seller_city: 'seller_city: المدينة',
      seller_postcode: 'seller_postcode: الرمز البريدي، 5 أرقام',
      legal_name: 'legal_name: الاسم أطول من 150 بايت (نحو 75 حرفًا)، فلا يسعه رمز QR',
      tax: 'tax: نسبة الضريبة 15 أو 5',
    },
    steps: { certificate: 'شهادة الاختبار', production: 'شهادة العمل' },
    checks: {
      'standard invoice': 'فاتورة ضريبية',
      'standard credit': 'إشعار دائن لفاتورة ضريبية',
      'standard debit': 'إشعار مدين لفاتورة ضريبية',
      'simplified invoice': 'فاتورة مبسطة',
      'simplified credit': 'إشعار دائن لفاتورة مبسطة',
      'simplified debit': 'إشعار مدين لفاتورة مبسطة',
    },
    passed: (step: string) => `تم: ${step}`,
    failed: (step: string, status: string) => `رفضت الهيئة «${step}» (HTTP ${status}). لم يتغير شيء.`,
    noAnswer: (step: string) => `لم تجب الهيئة في «${step}». لم يتغير شيء؛ أعد المحاولة.`,
    otherCertificate:
      'الشهادة ليست لمفتاح هذا المتجر أو رقمه الضريبي أو أنواع مستنداته. لم يتغير شيء؛ أعد المحاولة برمز آخر.',
    done: (until: string) =>
      `رُبط المتجر. تصدر كل فاتورة من الآن مختومة وتُرسل إلى الهيئة. الشهادة صالحة حتى ${until}.`,
  },
  status: {
    summary: 'حال الربط: الوحدة، وما أُرسل وما ينتظر وما رُفض',
    phaseOne:
      'المتجر في المرحلة الأولى. وإذا أبلغتك الهيئة بموعد المرحلة الثانية فاربطه بالأمر npm run shop -- zatca onboard --otp 123456',
    unit: 'الوحدة',
    environment: 'المنصة',
    state: 'الحال',
    states: { active: 'تعمل', stopped: 'متوقفة: تُصنع المستندات ولا تُرسل', retired: 'منتهية' },
    until: 'الشهادة حتى',
    counter: 'آخر عداد',
    accepted: 'مقبول',
    warned: 'منها بتنبيهات',
    waiting: 'ينتظر الرد',
    oldest: 'أقدم ما ينتظر',
    rejected: 'مرفوض',
    uncorrected: 'منه ما لم يُصحح',
    owed: 'لم يُصنع بعد',
    unanswered: 'طلبات بلا رد',
    requests: 'مدة الطلب',
    requestMs: (median: number, p95: number) =>
      `${formatNumber(median)} م.ث، و95٪ منها في ${formatNumber(p95)} م.ث على الأكثر`,
  },
  list: {
    summary: 'عرض المستندات، الأحدث أولًا',
    state:
      'ما ينتظر فقط (waiting)، أو المرفوض (rejected)، أو ما عليه تنبيهات (warned)، أو المقبول (accepted)',
    badState: 'اكتب بعد --state إحدى: waiting أو rejected أو warned أو accepted',
    none: 'لا مستندات.',
    columns: {
      number: 'الرقم',
      counter: 'العداد',
      issued: 'صدر في',
      kind: 'النوع',
      state: 'الحال',
      messages: 'رسائل الهيئة',
    },
    kinds: { standard: 'ضريبية', simplified: 'مبسطة' },
    states: { made: 'ينتظر', accepted: 'مقبول', rejected: 'مرفوض' },
  },
  show: {
    summary: 'عرض مستند فاتورة: ما قالته الهيئة فيه، وملف XML',
    numberOrCode: 'رقم الفاتورة أو الإشعار الدائن كما يُطبع، أو رمز طلب: فاتورته وإشعاراته الدائنة',
    xml: 'كتابة ملف XML المختوم هنا؛ و- للخرج القياسي',
    attempts: (count: number) =>
      plural('ar', count, {
        zero: 'لم يُرسل بعد',
        one: 'أُرسل مرة',
        two: 'أُرسل مرتين',
        few: `أُرسل ${formatNumber(count)} مرات`,
        other: `أُرسل ${formatNumber(count)} مرة`,
      }),
  },
  check: {
    summary: 'فحص المستندات المحفوظة هنا دون الهيئة: القواعد والبصمة والختم ورمز QR والسلسلة',
    details:
      'هذه قواعد المتجر، مكتوبة عن قواعد الهيئة. وما قالته الهيئة نفسها: npm run shop -- zatca show NUMBER',
    passed: 'لا ملاحظات.',
    failed: 'في مستند أخطاء، تذكرها الأسطر أعلاه.',
    differs: {
      xml: 'ملف XML المحفوظ ليس فاتورة',
      hash: 'بصمة XML غير المحفوظة',
      qr: 'رمز QR في XML غير المحفوظ',
      place: 'العداد أو المعرّف أو البصمة السابقة في XML غير المحفوظ',
      chain: 'المستند لا يتبع ما قبله، أو لا يتبعه ما بعده',
    },
  },
  export: {
    summary: 'كتابة ملفات XML لكل مستندات مدة في مجلد جديد، بأسماء كما تطلب الهيئة',
    details:
      'كل المستندات إن لم تُكتب أيام. المعتمد من الهيئة هو نسختها، وبجانبه ‎…_sent.xml‎ كما أُرسل؛ و‎…_rejected-…‎ مرفوض.',
    FOLDER: 'مجلد فارغ، أو لم يُنشأ بعد',
    written: (files: string, path: string) => `عدد الملفات المكتوبة في ${path}: ${files}.`,
  },
  renew: {
    summary: 'تجديد شهادة الوحدة قبل انتهائها',
    details:
      'أنشئ رمزًا لتجديد هذه الوحدة في fatoora.zatca.gov.sa (ستة أرقام، صالح ساعة)، ثم:\n  npm run shop -- zatca renew --otp 123456',
    sure: (where: string) =>
      `هل نجدد الشهادة في ${where}؟ تصدر المستندات بعدها بالشهادة الجديدة وتبدأ سلسلة جديدة.`,
    moved: 'جدّد أمر آخر الوحدة أو أنهاها في الأثناء، ولم تُحفظ هذه الشهادة: npm run shop -- zatca status',
    otherPlatform: 'الوحدة مربوطة بمنصة غير التي عُيّنت في ZATCA: عيّن منصة الوحدة لهذا الأمر.',
    otherSeller: 'الرقم الضريبي في الإعدادات غير الذي في الشهادة، ولا يغيره التجديد: أنهِ الوحدة واربط غيرها.',
    done: (until: string) =>
      `جُددت الشهادة، وهي صالحة حتى ${until}. تبقى المستندات السابقة بشهادتها، ويُرسل ما ينتظر منها.`,
  },
  retry: {
    summary: 'إرسال ما ينتظر حالًا',
    queued: (count: number) =>
      plural('ar', count, {
        zero: 'لا شيء ينتظر.',
        one: 'يُرسل مستند واحد الآن.',
        two: 'يُرسل مستندان الآن.',
        few: `تُرسل ${formatNumber(count)} مستندات الآن.`,
        many: `يُرسل ${formatNumber(count)} مستندًا الآن.`,
        other: `يُرسل ${formatNumber(count)} مستند الآن.`,
      }),
  },
  correct: {
    summary: 'صنع مستند جديد لفاتورة رفضتها الهيئة، بعد إصلاح السبب',
    queued: (number: string) => `يُصنع مستند جديد لـ${number} ويُرسل. يبقى المرفوض محفوظًا.`,
    accepted: (number: string) => `مستند ${number} مقبول، فلا حاجة إلى غيره.`,
    waiting: (number: string) => `مستند ${number} ينتظر رد الهيئة.`,
    otherSeller: (number: string) =>
      `فاتورة الإشعار ${number} برقم ضريبي غير رقم الشهادة، فسترفض الهيئة أي مستند جديد له. لم يتغير شيء. اسأل محاسبك كيف يُدرج هذا الإشعار في الإقرار الضريبي. وإن كان رقم الشهادة هو الخطأ فصحّح الإعداد vat_number وأنهِ الوحدة واربط غيرها.`,
  },
  stop: {
    summary: 'إيقاف الإرسال إلى الهيئة؛ تُصنع المستندات وتنتظر',
    'for-good': 'إنهاء الوحدة نهائيًّا: لا يُصنع مستند بعدها حتى تُربط وحدة أخرى',
    sure: 'هل ننهي الوحدة نهائيًّا؟ لا تُستأنف بعدها، ويلزم ربط وحدة أخرى برمز جديد.',
    stopped: 'توقف الإرسال. المستندات تُصنع وتنتظر حتى: npm run shop -- zatca resume',
    retired: 'انتهت الوحدة. اربط أخرى: npm run shop -- zatca onboard --otp 123456',
  },
  endedByRestore:
    'انتهت وحدة الفوترة الإلكترونية، لأن لدى الهيئة مستندات ليست في هذه القاعدة. تنتظر الفواتير مستنداتها حتى تربط وحدة أخرى: npm run shop -- zatca onboard --otp 123456',
  resume: { summary: 'استئناف الإرسال، وإرسال ما ينتظر' },
}
