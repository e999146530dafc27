import { formatNumber } from '../../numbers.ts'
import { orders, plural } from '../../plurals.ts'

/** Messages of the emails, in Arabic, the model for English. Amounts are formatted, with their currency. */
export const mail = {
  /** `name`: null if the greeting names nobody. */
  greeting: (name: string | null) => (name === null ? 'أهلًا بك،' : `أهلًا ${name}،`),
  amount: (amount: string) => `${amount} ر.س`,
  team: (shop: string) => `فريق ${shop}`,
  /** Heading of the summary in the other language. */
  summaryTitle: 'بالعربية',
  footer: {
    contact: (ways: string[]) => `لأي سؤال: ${ways.join(' · ')}`,
    comma: '، ',
    vatNumber: 'الرقم الضريبي',
    crNumber: 'السجل التجاري',
  },
  orderPlaced: {
    subject: (code: string, shop: string) => `طلبك ${code} من ${shop}`,
    preview: (amount: string) => `الإجمالي ${amount}، وتجد ما طلبته في هذه الرسالة.`,
    previewTransfer: (amount: string, days: string) => `حوّل ${amount} خلال ${days} لنجهّز طلبك.`,
    title: 'استلمنا طلبك',
    received: (code: string) => `وصلنا طلبك رقم ${code}، وشكرًا لثقتك.`,
    nothingToPay: 'لا مبلغ عليك لهذا الطلب، ونجهّز قطعك الآن.',
    transfer: 'حوّل المبلغ لنجهّز طلبك',
    held: (days: string) => `نحجز لك القطع ${days}، ونشحنها عند وصول المبلغ.`,
    cardOpen: 'إن لم يكتمل دفعك بالبطاقة بعد، فأكمله من صفحة طلبك.',
    uncleared:
      'فاتورتك الضريبية قيد الاعتماد لدى هيئة الزكاة والضريبة والجمارك، ونرسلها إليك بالبريد فور اعتمادها.',
    proForma: 'مع طلبك فاتورة مبدئية. وعند وصول المبلغ نصدر فاتورتك ونرسلها إليك.',
    amountDue: 'المبلغ',
    bank: 'البنك',
    holder: 'صاحب الحساب',
    iban: 'الآيبان',
    reference: 'رقم الطلب، اكتبه في بيان التحويل',
    openBill: 'افتح الطلب',
    private: 'هذا الرابط لك وحدك: يفتح طلبك بلا تسجيل دخول.',
    ordered: 'ما طلبته',
    colour: (name: string, sizes: string[]) => `${name}: ${sizes.join('، ')}`,
    more: (products: string) => `بقية الطلب (${products}) في صفحته.`,
    couponCode: (code: string) => `كود الخصم ${code}`,
    total: 'الإجمالي شاملًا الضريبة والتوصيل',
    totalWithoutVat: 'الإجمالي شاملًا التوصيل',
    qr: 'رمز فاتورتك الإلكترونية، وتجده في الفاتورة نفسها.',
    reason: (code: string) => `وصلتك هذه الرسالة لأن بريدك كُتب في الطلب ${code}. إن لم يكن الطلب لك فأخبرنا.`,
    /** Summary below a mail in English. */
    summary: {
      text: (code: string, amount: string) => `استلمنا الطلب رقم ${code}، وإجماليه ${amount}.`,
      transfer: (days: string) => `حوّل المبلغ خلال ${days} إلى الحساب المذكور أعلاه.`,
      openBill: 'افتح الطلب بالعربية',
    },
  },
  /** One mail about several orders: their number, and the shop's name. */
  buyerDigest: {
    subject: (count: number, shop: string) => `${orders(count, 'ar')} ببريدك في ${shop}`,
    preview: 'روابطها كلها في هذه الرسالة.',
    title: 'استلمنا عدة طلبات',
    received: (count: number) =>
      `سُجّل ببريدك ${orders(count, 'ar')}. جمعناها في رسالة واحدة كي لا يمتلئ بريدك.`,
    list: 'طلباتك',
    reason: 'وصلتك هذه الرسالة لأن بريدك كُتب في هذه الطلبات. إن لم تكن لك فأخبرنا.',
  },
  transferReminder: {
    subject: (code: string) => `تذكير: ننتظر تحويل الطلب ${code}`,
    preview: (amount: string, day: string) => `حوّل ${amount} قبل نهاية ${day}.`,
    title: 'ننتظر تحويلك',
    awaited: (code: string, day: string) => `لم يصلنا بعد تحويل طلبك رقم ${code}، ونحجز لك القطع حتى ${day}.`,
    reference: 'اكتب رقم الطلب في بيان التحويل لنعرف فورًا أنه لطلبك.',
    sentAlready: 'إن كنت قد حوّلت المبلغ فتجاهل هذا التذكير، فقد يكون المبلغ في طريقه إلينا.',
    summary: (code: string, amount: string, day: string) =>
      `ننتظر تحويل ${amount} للطلب رقم ${code} إلى الحساب المذكور أعلاه، حتى ${day}.`,
  },
  /** Changes of an order after it was placed. */
  orderNews: {
    openOrder: 'افتح الطلب',
    paid: {
      subject: (code: string) => `وصلنا مبلغ الطلب ${code}`,
      preview: 'فاتورتك في هذه الرسالة، ونجهّز قطعك الآن.',
      title: 'وصلنا المبلغ',
      text: (code: string, amount: string, _status: string) =>
        `وصلنا مبلغ ${amount} للطلب رقم ${code}، ونجهّز قطعك الآن. تجد الفاتورة مع طلبك.`,
    },
    'on hold': {
      subject: (code: string) => `علّقنا الطلب ${code} مؤقتًا`,
      preview: 'سنتواصل معك.',
      title: 'طلبك معلّق مؤقتًا',
      text: (code: string, _amount: string, _status: string) =>
        `علّقنا الطلب رقم ${code} مؤقتًا، وسنتواصل معك بشأن الخطوة التالية. لا تدفع له أي مبلغ حتى ذلك الحين، وإن كنت قد دفعت فمالك محفوظ لطلبك.`,
    },
    shipped: {
      subject: (code: string) => `الطلب ${code} في الطريق إليك`,
      preview: 'شحنّا قطعك.',
      title: 'طلبك في الطريق',
      text: (code: string, _amount: string, _status: string) =>
        `خرجت قطع الطلب رقم ${code} من عندنا، وهي في الطريق إليك.`,
    },
    completed: {
      subject: (code: string) => `اكتمل الطلب ${code}`,
      preview: 'شكرًا لطلبك منا.',
      title: 'اكتمل طلبك',
      text: (code: string, _amount: string, _status: string) =>
        `وصل الطلب رقم ${code} واكتمل، وشكرًا لثقتك. إن وجدت فيه ما لا يرضيك فأخبرنا.`,
    },
    cancelled: {
      subject: (code: string) => `أُلغي الطلب ${code}`,
      preview: 'لا يلزمك دفع أي مبلغ.',
      title: 'أُلغي طلبك',
      text: (code: string, _amount: string, _status: string) =>
        `أُلغي الطلب رقم ${code}، ولا يلزمك دفع أي مبلغ. إن لم تكن تتوقع ذلك، أو كنت قد حوّلت المبلغ، فأخبرنا.`,
    },
    refunded: {
      subject: (code: string) => `أعدنا إليك مبلغًا من الطلب ${code}`,
      preview: 'الإشعار الدائن مع طلبك.',
      title: 'أعدنا إليك مبلغًا',
      text: (code: string, amount: string, _status: string) =>
        `أعدنا إليك ${amount} من الطلب رقم ${code}، وقد يستغرق ظهوره في حسابك أيام عمل قليلة. تجد الإشعار الدائن مع طلبك.`,
    },
    corrected: {
      subject: (code: string) => `صُحّح الطلب ${code}`,
      preview: 'ما سنرسله إليك، وإلى أين.',
      title: 'صُحّح طلبك',
      text: (code: string, _amount: string, _status: string) =>
        `صحّحنا الطلب رقم ${code} كما اتفقنا. إن وجدت فيه خطأ فأخبرنا قبل شحنه.`,
    },
    invoiced: {
      subject: (code: string) => `الفاتورة الضريبية للطلب ${code}`,
      preview: 'اعتمدتها الهيئة، ومعها ملف XML.',
      title: 'فاتورتك الضريبية',
      text: (code: string, amount: string, _status: string) =>
        `اعتمدت هيئة الزكاة والضريبة والجمارك الفاتورة الضريبية للطلب رقم ${code} بمبلغ ${amount}. تجدها مع طلبك بصيغة PDF، ومعها ملف XML لبرنامجك المحاسبي.`,
    },
    credited: {
      subject: (code: string) => `الإشعار الدائن للطلب ${code}`,
      preview: 'اعتمدته الهيئة، ومعه ملف XML.',
      title: 'إشعارك الدائن',
      text: (code: string, amount: string, _status: string) =>
        `اعتمدت هيئة الزكاة والضريبة والجمارك الإشعار الدائن للطلب رقم ${code} بمبلغ ${amount}. تجده مع طلبك بصيغة PDF، ومعه ملف XML لبرنامجك المحاسبي.`,
    },
    /** ZATCA has not cleared the document yet. */
    uncleared: {
      paid: {
        preview: 'نجهّز قطعك الآن، وتصلك فاتورتك بعد اعتمادها.',
        text: (code: string, amount: string, _status: string) =>
          `وصلنا مبلغ ${amount} للطلب رقم ${code}، ونجهّز قطعك الآن. فاتورتك الضريبية قيد الاعتماد لدى هيئة الزكاة والضريبة والجمارك، ونرسلها إليك بالبريد فور اعتمادها.`,
      },
      refunded: {
        preview: 'يصلك الإشعار الدائن بعد اعتماده.',
        text: (code: string, amount: string, _status: string) =>
          `أعدنا إليك ${amount} من الطلب رقم ${code}، وقد يستغرق ظهوره في حسابك أيام عمل قليلة. الإشعار الدائن قيد الاعتماد لدى هيئة الزكاة والضريبة والجمارك، ونرسله إليك بالبريد فور اعتماده.`,
      },
    },
    /** Reason of the credit note for an invoice that was issued before its payment. */
    cancelledUnpaid: 'أُلغي الطلب قبل الدفع',
    /** Part of the mail about a correction. */
    packing: {
      title: 'طلبك الآن',
      text: 'سنرسل هذه القطع إلى هذا العنوان.',
      piece: (size: string, quantity: string) => `${size} × ${quantity}`,
      /** Reason of a credit note. */
      fewer: (after: string, before: string) => `${after} بدل ${before}`,
      to: 'التسليم إلى',
      phone: 'الجوال',
      total: 'الإجمالي',
    },
    /** Part of the mail about a shipped order. */
    parcel: {
      title: 'شحنتك',
      text: 'تعرض صفحة شركة الشحن مكانها بعد ساعات من خروجها من عندنا.',
      carrier: 'شركة الشحن',
      number: 'رقم التتبّع',
      day: 'تاريخ الشحن',
      track: 'تتبّع الشحنة',
      code: 'قد ترسل لك شركة الشحن رمز تسليم. أعطه للمندوب عند بابك والشحنة في يدك، ولا تعطه أحدًا على الهاتف ولا تكتبه في أي صفحة، فنحن لا نطلبه أبدًا.',
    },
    reverted: {
      subject: (code: string) => `تصحيح بشأن الطلب ${code}`,
      preview: 'تجاهل رسالتنا الأخيرة عنه.',
      title: 'تجاهل رسالتنا الأخيرة',
      text: (code: string, _amount: string, status: string) =>
        `وصلتك رسالتنا الأخيرة عن الطلب رقم ${code} بالخطأ، ونعتذر عنها. حالة طلبك الآن: ${status}. وإن كان لديك سؤال فأخبرنا.`,
    },
  },
  /** Part of mails about an account. */
  account: {
    notYou: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
    reason: (shop: string) => `وصلتك هذه الرسالة لأن هذا البريد هو بريد حسابك في ${shop}.`,
  },
  /** A mail to the shop. */
  transferReceipt: {
    subject: (code: string) => `إيصال تحويل للطلب ${code}`,
    preview: (amount: string) => `المبلغ ${amount}. طابقه مع كشف حسابك ثم سجّل الدفع.`,
    title: 'وصل إيصال تحويل',
    arrived: (code: string, amount: string) =>
      `أرسل صاحب الطلب رقم ${code} إيصال تحويل بنكي. إجمالي الطلب ${amount}.`,
    next: 'الخطوة التالية',
    match: 'الإيصال ليس إثباتًا لوصول المبلغ: طابقه مع كشف الحساب، ثم سجّل الدفع.',
    see: 'لعرض الإيصال',
    record: 'لتسجيل الدفع',
  },
  /** One mail to the shop about many receipts. */
  receiptDigest: {
    subject: (count: number) => `${receipts(count)} بانتظار المطابقة`,
    preview: 'كثرت الإيصالات في ساعة واحدة فجمعناها لك.',
    title: (count: number) => `وصلك ${receipts(count)} في رسالة واحدة`,
    command: 'لعرض كل الإيصالات',
    codes: 'أرقام الطلبات',
  },
  contactDigest: {
    subject: (count: number) => `${messages(count)} من صفحة التواصل`,
    preview: 'كثرت الرسائل في ساعة واحدة فجمعناها لك.',
    title: (count: number) => `وصلتك ${messages(count)} من زوار المتجر`,
    many: 'كثرت رسائل صفحة التواصل في ساعة واحدة، فجمعناها في هذه الرسالة. كلها محفوظة في المتجر.',
    list: (count: number) => (count === 1 ? 'أول الرسالة' : `بدايات ${messages(count, 'genitive')}`),
    whole: 'هذا الأمر يعرض الرسائل كاملة.',
    command: 'لقراءة الرسائل',
  },
  /** A mail to the shop about one or several new orders. */
  announcement: {
    subject: (code: string, amount: string) => `طلب جديد ${code} بقيمة ${amount}`,
    preview: (payment: string, city: string) => `${payment}. المدينة: ${city}.`,
    title: 'طلب جديد',
    order: 'الطلب',
    placed: (at: string) => `وصل في ${at} بتوقيت الرياض.`,
    code: 'رقم الطلب',
    total: 'الإجمالي',
    payment: 'الدفع',
    buyer: 'المشتري',
    phone: 'الجوال',
    city: 'المدينة',
    payments: {
      transferAwaited: 'تحويل بنكي لم يصل بعد',
      transferPaid: 'تحويل بنكي وصل وسُجّل',
      card: 'مدفوع بالبطاقة',
      nothing: 'لا مبلغ مطلوب',
    },
    ordered: 'المطلوب',
    next: 'الخطوة التالية',
    awaitTransfer: 'انتظر التحويل، وسجّله متى ظهر في كشف حسابك. لا تشحن قبل ذلك.',
    prepare: 'جهّز الطلب، وسجّل شحنه متى سلّمته لشركة الشحن.',
    see: 'لعرض الطلب',
    record: 'لتسجيل التحويل',
    ship: 'لتسجيل الشحن',
    reason: 'وصلتك هذه الرسالة لأن هذا البريد هو بريد الطلبات في إعدادات المتجر (order_email أو email).',
    /** Summary below a mail in English. */
    summary: (code: string, amount: string, payment: string) =>
      `طلب جديد ${code} بقيمة ${amount}. ${payment}.`,
    digest: {
      subject: (orders: string) => `طلبات كثيرة: ${orders}`,
      text: (from: string) =>
        `وصلت هذه الطلبات خلال ساعة تبدأ في ${from} بتوقيت الرياض، زيادةً على ما وصلتك رسالة عنه. جمعناها في رسالة واحدة حتى لا يمتلئ بريدك.`,
      more: (orders: string) => `ومعها غيرها (${orders})، وتجدها في القائمة.`,
      next: 'تعرض القائمة كل الطلبات، أحدثها أولًا.',
      list: 'لعرض القائمة',
      summary: (orders: string, from: string) => `وصل خلال ساعة تبدأ في ${from}: ${orders}.`,
    },
  },
  /** A visitor's message from the contact page, as the shop's mailbox gets it. */
  contact: {
    subject: (name: string) => `رسالة من ${name} عبر صفحة التواصل`,
    title: 'رسالة من زائر',
    from: 'المرسل',
    reply: 'الرد على هذه الرسالة يصل إلى صاحبها مباشرة.',
    name: 'الاسم',
    email: 'البريد',
    phone: 'الجوال',
    reason: 'وصلتك هذه الرسالة لأن بريدك هو بريد المتجر في إعداداته.',
    /** Summary below a mail in English. */
    summary: 'كتب زائر هذه الرسالة بالإنجليزية في صفحة التواصل.',
  },
  resetCode: {
    subject: (shop: string) => `رمز لتعيين كلمة مرور جديدة في ${shop}`,
    preview: 'الرمز صالح 10 دقائق، ولا تشاركه مع أحد.',
    title: 'رمز كلمة المرور الجديدة',
    enter: 'أدخل هذا الرمز لتعيين كلمة مرور جديدة:',
    valid: 'الرمز صالح 10 دقائق.',
    secret: 'لا تشارك الرمز مع أحد، ففريقنا لن يطلبه منك أبدًا.',
    summary: (shop: string) =>
      `في هذه الرسالة رمز لتعيين كلمة مرور جديدة في ${shop}، صالح 10 دقائق. إن لم تطلبه فتجاهل هذه الرسالة.`,
  },
  resetLink: {
    subject: (shop: string) => `رابط لتعيين كلمة مرور جديدة في ${shop}`,
    preview: 'الرابط صالح 10 دقائق، ولا تشاركه مع أحد.',
    title: 'رابط كلمة المرور الجديدة',
    open: 'نرسل لك هذه المرة رابطًا بدل الرمز. افتحه لتعيين كلمة مرور جديدة:',
    link: 'تعيين كلمة مرور جديدة',
    valid: 'الرابط صالح 10 دقائق، ولمرة واحدة.',
    secret: 'لا تشارك الرابط مع أحد: من يفتحه يستطيع تغيير كلمة مرورك.',
    summary: (shop: string) =>
      `في هذه الرسالة رابط لتعيين كلمة مرور جديدة في ${shop}، صالح 10 دقائق. إن لم تطلبه فتجاهل هذه الرسالة.`,
  },
  passwordChanged: {
    subject: (shop: string) => `تم تغيير كلمة مرورك في ${shop}`,
    preview: 'إن لم تغيّرها فعيّن كلمة مرور جديدة الآن.',
    title: 'تم تغيير كلمة مرورك',
    changed: 'تم تغيير كلمة مرور حسابك، وتم تسجيل الخروج من الأجهزة الأخرى.',
    notYou: 'إن لم تكن أنت من غيّرها، فعيّن كلمة مرور جديدة الآن:',
    link: 'تعيين كلمة مرور جديدة',
    summary: (shop: string) =>
      `تم تغيير كلمة مرور حسابك في ${shop}. إن لم تكن أنت من غيّرها، فعيّن كلمة مرور جديدة الآن.`,
  },
  guessWarning: {
    subject: (shop: string) => `محاولات للدخول إلى حسابك في ${shop}`,
    preview: 'أوقفنا هذه المحاولات.',
    title: 'هناك من يجرّب كلمات مرور لحسابك',
    tried: 'جُرّبت على حسابك كلمات مرور خاطئة كثيرة خلال ساعة.',
    held: 'أوقفنا المحاولات من الأجهزة التي لم تدخل منها من قبل، ويمكنك الدخول من جهاز سبق أن دخلت منه.',
    advice:
      'لا يلزمك شيء إن كنت لا تستخدم كلمة مرورك في موقع آخر. وإن كنت تستخدمها أو تعذّر عليك الدخول، فاختر كلمة جديدة:',
    link: 'اختر كلمة مرور جديدة',
    summary: (shop: string) =>
      `هناك من يجرّب كلمات مرور لحسابك في ${shop}، وقد أوقفنا المحاولات. إن كنت تستخدم كلمة مرورك في موقع آخر فغيّرها.`,
  },
  emailChanged: {
    subject: (shop: string) => `تغيّر بريد حسابك في ${shop}`,
    preview: 'إن لم تغيّره فتواصل معنا فورًا.',
    title: 'تغيّر بريد حسابك',
    changed: (shop: string) =>
      `صار لحسابك في ${shop} بريد آخر، فلم يعد هذا البريد يصلح لتسجيل الدخول، ولن تصله رسائل الحساب بعد الآن.`,
    notYou:
      'إن كنت أنت من غيّره فتجاهل هذه الرسالة. وإن لم تكن أنت فتواصل معنا فورًا، فقد يكون غيرك دخل إلى حسابك.',
    reason: (shop: string) => `وصلتك هذه الرسالة لأن هذا البريد كان بريد حسابك في ${shop} قبل تغييره.`,
    summary: (shop: string) => `تغيّر بريد حسابك في ${shop}. إن لم تكن أنت من غيّره فتواصل معنا فورًا.`,
  },
  orderClaim: {
    subject: (shop: string) => `أضف طلباتك السابقة إلى حسابك في ${shop}`,
    preview: 'رابط لمرة واحدة، صالح 24 ساعة.',
    title: 'أضف طلباتك السابقة إلى حسابك',
    open: 'افتح هذا الرابط لإضافة الطلبات التي تمت بهذا البريد دون حساب إلى حسابك:',
    link: 'إضافة الطلبات إلى حسابي',
    valid: 'الرابط صالح 24 ساعة ولمرة واحدة، بعد تسجيل الدخول إلى الحساب الذي طلبه.',
    notYou: 'إن لم تطلب ذلك فلا تفتح الرابط؛ فلن يتغيّر شيء بدونه.',
    summary: (shop: string) =>
      `افتح الرابط أعلاه لإضافة الطلبات التي تمت بهذا البريد دون حساب إلى حسابك في ${shop}. إن لم تطلب ذلك فلا تفتحه.`,
  },
}

function receipts(count: number): string {
  const n = formatNumber(count)
  return plural('ar', count, {
    one: 'إيصال تحويل واحد',
    two: 'إيصالا تحويل',
    few: `${n} إيصالات تحويل`,
    other: `${n} إيصال تحويل`,
  })
}

function messages(count: number, grammaticalCase: 'nominative' | 'genitive' = 'nominative'): string {
  const n = formatNumber(count)
  return plural('ar', count, {
    one: 'رسالة واحدة',
    two: grammaticalCase === 'nominative' ? 'رسالتان' : 'رسالتين',
    few: `${n} رسائل`,
    other: `${n} رسالة`,
  })
}
