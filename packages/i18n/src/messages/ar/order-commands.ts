/** Messages of `shop orders …`, in Arabic. Amounts are formatted, without their currency; codes and names as they are. */
export const orderCommands = {
  about: 'الطلبات: عرضها ومتابعتها.',
  code: 'الطلب: رقمه أو رقم فاتورته أو إشعاره الدائن، أو جوال المشتري أو بريده أو رقمه الضريبي، بأي كتابة',
  comma: '، ',
  payments: { unpaid: 'غير مدفوع', paid: 'مدفوع', failed: 'تعذّر الدفع', refunded: 'مسترد' },
  methods: { 0: 'تحويل بنكي', 1: 'بطاقة' },
  filter: {
    status: (pairs: string) => `الطلبات بهذه الحالة فقط، بالكلمة الإنجليزية أو كما تظهر في القوائم: ${pairs}`,
    payment: (pairs: string) => `الطلبات بحالة الدفع هذه فقط: ${pairs}`,
    search:
      'جزء من رقم الطلب أو اسم المشتري أو بريده أو جواله أو شركته أو رقمه الضريبي أو أمر شرائه، أو رقم الفاتورة أو الإشعار الدائن، بأي كتابة',
    from: 'من هذا اليوم بتوقيت الرياض',
    to: 'حتى نهاية هذا اليوم بتوقيت الرياض',
  },
  refused: {
    unknown: (code: string) => `لا طلب بالرقم ${code}.`,
    several: (typed: string, newest: number | null) =>
      `أكثر من طلب يطابق ${typed}${newest === null ? '' : `، وهذه أحدث ${newest}`}. اكتب رقم الطلب الذي تريده:`,
    refundedStatus:
      '«رُدّ المبلغ» ليست حالة تُعيَّن: رُدّ مبلغ الطلب بالأمر npm run shop -- orders refund CODE، واعرض ما رُدّ مبلغه بالأمر npm run shop -- orders list --payment refunded.',
    status: (values: string) => `الحالة واحدة من: ${values}.`,
    payment: (values: string) => `حالة الدفع واحدة من: ${values}.`,
    limit: (most: number) => `قيمة ‎--limit عدد صحيح من 1 إلى ${most}.`,
    amount: 'المبلغ بالريال، مثل 1250.50.',
  },
  list: {
    summary: 'عرض الطلبات، والأحدث أولًا',
    limit: 'كم طلبًا يُعرض؛ وإلا فخمسون',
    none: 'لا طلبات.',
    toSettle: (payment: string) => `${payment} (!)`,
    settleNote: '(!) في مبلغ الطلب ما لم يُسوَّ بعد: يبيّنه الأمر npm run shop -- orders show CODE.',
    columns: {
      code: 'الطلب',
      placed: 'التاريخ',
      status: 'الحالة',
      payment: 'الدفع',
      pieces: 'القطع',
      total: 'الإجمالي',
      notes: 'ملاحظات',
      buyer: 'المشتري',
    },
  },
  localLink:
    'لا يفتح هذا الرابط إلا على هذا الجهاز: عنوان المتجر PUBLIC_URL غير مضبوط لهذا الأمر. لرابط يصل العميل اضبطه كما هو للخادم: PUBLIC_URL=https://shop.example',
  show: {
    summary: 'عرض الطلب كاملًا، مع رابط صفحته وسجل تغييراته',
    code: 'الطلب',
    invoice: 'الفاتورة',
    noInvoice: 'تصدر عند الدفع',
    uncleared: 'صدرت، وتُرسل إلى المشتري بعد أن تعتمدها الهيئة',
    placed: 'التاريخ',
    status: 'الحالة',
    payment: 'الدفع',
    buyer: 'المشتري',
    contact: 'التواصل',
    address: 'العنوان',
    purchaseOrder: 'أمر الشراء',
    shipment: 'الشحنة',
    items: 'قيمة القطع',
    coupon: 'الكوبون',
    delivery: 'التوصيل',
    tax: 'الضريبة شاملة ضريبة التوصيل',
    total: 'الإجمالي',
    addition: 'قطع زائدة',
    additionOf: 'زيادة على',
    notes: 'ملاحظات المتجر، ولا يراها المشتري',
    creditNote: (number: string) => `إشعار دائن ${number}`,
    surplus: (code: string, amount: string) =>
      `لدى المتجر ${amount} ر.س من الطلب ${code} يلزم ردها: دُفع الطلب أكثر من مرة، أو أُلغي قبل وصول مبلغه.\n  npm run shop -- orders refund ${code} --amount ${amount.replaceAll(',', '')} --reason TEXT`,
    disputed: (code: string, pages: string) =>
      `لدى بوابة الدفع مبلغ لا يطابق الطلب ${code}، فلم يُعدّ الطلب مدفوعًا به. راجعه في لوحة البوابة ورُدّه منها. رقم الفاتورة فيها: ${pages}`,
    columns: { product: 'المنتج', colour: 'اللون', size: 'المقاس', pieces: 'القطع', price: 'السعر' },
  },
  status: {
    summary: 'تغيير حالة الطلب، مع إعلام المشتري بما يهمه',
    details: (rows: string) =>
      `ما يلي كل حالة:\n${rows}\nلا يُشحن إلا المدفوع، ولا يُلغى المدفوع قبل رد مبلغه.`,
    status: (pairs: string) => `الحالة الجديدة، بالكلمة الإنجليزية أو كما تظهر في القوائم: ${pairs}`,
    cancelQuestion: (code: string, isMailed: boolean) =>
      isMailed ? `هل تلغي الطلب ${code}؟ تصل المشتري رسالة بإلغائه.` : `هل تلغي الطلب ${code}؟`,
    changed: (code: string, from: string, to: string) => `الطلب ${code}: من «${from}» إلى «${to}».`,
    refused: {
      same: (_from: string, to: string) => `حالة الطلب «${to}» من قبل.`,
      notNext: (from: string, to: string) => `لا ينتقل الطلب من «${from}» إلى «${to}».`,
      unpaid: (_from: string, _to: string) =>
        'الطلب غير مدفوع. سجّل التحويل بالأمر npm run shop -- orders paid؛ أما البطاقة فبوابة الدفع هي التي تعلن وصول مبلغها.',
      paid: (_from: string, _to: string) =>
        'الطلب مدفوع: رُدّ مبلغه بالأمر npm run shop -- orders refund قبل إلغائه.',
    },
  },
  /** State of the mail to the buyer about a change. */
  buyerMail: {
    queued: 'رسالة المشتري في طابور الإرسال.',
    failing:
      'رسالة المشتري في طابور الإرسال، لكن إرسال الرسائل يتعذر الآن وتُعاد محاولته: راجع npm run shop -- doctor.',
    refused:
      'يرفض خادم البريد عنوان المشتري، ولن تُعاد محاولة إرسال رسائله. صحّح العنوان فتُرسل: npm run shop -- orders correct CODE --email ADDRESS',
    noAddress: 'لا تُرسل رسالة: ليس لدى المتجر بريد للمشتري.',
    noServer: 'لا تصل المشتري رسالة، فليس للمتجر خادم بريد بعد (SMTP_URL): أخبره بنفسك.',
  },
  paid: {
    summary: 'تسجيل وصول التحويل البنكي لطلب',
    AMOUNT: 'المبلغ الواصل بالريال؛ ويجب أن يساوي إجمالي الطلب',
    reference: 'مرجع التحويل لدى البنك',
    recorded: (code: string) => `الطلب ${code} مدفوع.`,
    otherAmount: (expected: string) => `إجمالي الطلب ${expected} ر.س، والمبلغ الواصل غيره. لم يتغيّر شيء.`,
    refused: {
      paidAlready: 'الطلب مدفوع من قبل.',
      cancelled: 'الطلب ملغى.',
      card: 'الدفع في هذا الطلب بالبطاقة، وبوابة الدفع هي التي تعلن وصوله.',
    },
  },
  refund: {
    summary: 'رد مبلغ الطلب، كله أو بعضه، بإشعار دائن',
    details:
      'التحويل البنكي: حوّل المبلغ إلى المشتري أولًا، ثم سجّله هنا.\nالبطاقة: يرده الخادم الذي يعمل عبر بوابة الدفع.\nيصدر إشعار دائن برقمه، وتبقى الفاتورة كما هي.\nوالطلب الذي رُدّ مبلغه كله قبل شحنه حالته «رُدّ المبلغ». ولا تُحسب قطعه مبيعة. ألغه بالأمر npm run shop -- orders status.',
    amount: 'المبلغ المردود بالريال؛ وإلا فكل ما بقي',
    reason: 'سبب الرد كما يُكتب في الإشعار، في 200 حرف على الأكثر',
    needsReason: 'اكتب السبب في ‎--reason، في 200 حرف على الأكثر.',
    question: (code: string, amount: string | null) =>
      amount === null
        ? `هل ترد كل ما بقي من مبلغ الطلب ${code}؟ لا يُحذف الإشعار الدائن بعد صدوره.`
        : `هل ترد ${amount} ر.س من مبلغ الطلب ${code}؟ لا يُحذف الإشعار الدائن بعد صدوره.`,
    refunded: (code: string, number: string, amount: string) =>
      `الطلب ${code}: رُدّ ${amount} ر.س بالإشعار الدائن ${number}.`,
    tooMuch: (left: string) => `لم يبق للرد إلا ${left} ر.س.`,
    refused: {
      unpaid: 'الطلب غير مدفوع، فلا شيء يُرد.',
      underWay: 'طُلب رد لهذا الطلب من قبل ولم يكتمل بعد، وتُعاد محاولته الآن. لم يُطلب رد آخر.',
      byGateway: 'رفضت بوابة الدفع الرد، ولم يُرد شيء.',
    },
    surplus: (code: string, amount: string) =>
      `الطلب ${code}: رُدّ ${amount} ر.س مما دُفع زيادة على الفاتورة، بلا إشعار دائن ولا رسالة إلى المشتري.`,
    surplusToo: (amount: string) => `ورُدّ معه ${amount} ر.س دُفعت زيادة على الفاتورة، بلا إشعار دائن.`,
    elsewhere: (code: string, amount: string) =>
      `رُدّ ${amount} ر.س من مبلغ الطلب ${code} من لوحة بوابة الدفع، ولم يصدر له إشعار دائن بعد. سجّله أولًا، ولن يُرد بذلك مبلغ آخر:\n  npm run shop -- orders refund ${code} --amount ${amount.replaceAll(',', '')} --reason TEXT`,
    waiting: (code: string, amount: string) =>
      `الطلب ${code}: سيرد الخادم ${amount} ر.س حين يعمل وتجيب بوابة الدفع.`,
  },
  correct: {
    summary: 'تصحيح الطلب قبل شحنه: العنوان والجوال والاسم والمقاسات والألوان والكميات',
    details:
      'يعرض التغيير قبل أن يسأل، ويُعلم المشتري برسالة. الفاتورة الصادرة لا تتغيّر:\n  العدد نفسه: تُرسل الألوان والمقاسات الأخرى\n  قطع أقل: إشعار دائن؛ حوّل مبلغ التحويل بيدك أولًا، أما البطاقة فيعود إليها عبر البوابة\n  قطع أكثر: طلب جديد بها للدفع، بالأسعار المتفق عليها أو أسعار اليوم إن كانت أقل\nوالطلب الذي لم يُدفع يصبح له إجمالي جديد.\nأمثلة:\n  npm run shop -- orders correct 7KQM-X4TD --city جدة --area الروضة --address "طريق الملك 5"\n  npm run shop -- orders correct 7KQM-X4TD --pieces "SCRUB-1 كحلي: 10 M، 5 L" --pieces "APRON-1: 0"',
    options: {
      name: 'اسم المستلم',
      phone: 'جوال المستلم',
      email: 'بريد المشتري',
      city: 'المدينة، باسمها أو رمزها؛ ومعها ‎--area إن كانت لها أحياء',
      area: 'الحي، باسمه أو رمزه؛ مع ‎--city',
      address: 'الشارع والمبنى؛ يحل محل العنوان كله قبل الحي',
      district: 'الحي، في مدينة لا قائمة لأحيائها',
      'short-address': 'العنوان الوطني المختصر، مثل RRRD2929',
      postcode: 'الرمز البريدي',
      'delivery-note': 'ملاحظة للمندوب؛ و- تحذفها',
      pieces:
        'كل قطع منتج واحد من الآن: رمزه أو اسمه ثم اللون والعدد والمقاسات، مثل "SCRUB-1 كحلي: 10 M، 5 L"؛ و"SCRUB-1: 0" إن لم يبق منه شيء. مرة لكل منتج، ويبقى غيره كما هو',
    },
    needsChange: 'اذكر ما تصححه، مثل ‎--address أو ‎--pieces: كلها في npm run shop -- orders correct --help.',
    needsCity: 'اكتب ‎--city مع ‎--area.',
    tooManyProducts: (most: number) => `${most} منتج على الأكثر في المرة الواحدة.`,
    twice: (line: string) => `«${line}»: سبق ذكر هذا المنتج. اذكر كل منتج مرة واحدة بكل قطعه.`,
    fields: { name: 'الاسم', phone: 'الجوال', email: 'البريد', address: 'العنوان' },
    sameTotal: (total: string) => `الإجمالي: يبقى ${total} ر.س`,
    newTotal: (before: string, after: string) => `الإجمالي: ${before} ← ${after} ر.س`,
    together: (codes: string) => `يُشحن معه في الطرد نفسه ويُصحّح مثله: ${codes}`,
    endsLinks:
      'تتوقف روابط الطلب المرسلة حتى الآن، فلا يفتح الطلبَ من بقي عنده الرابط على البريد أو الجوال السابق. وفي رسالة التصحيح الرابط الجديد.',
    endsLinksWithoutMail: (code: string) =>
      `تتوقف روابط الطلب المرسلة حتى الآن، فلا يفتح الطلبَ من بقي عنده الرابط على الجوال السابق. تجد الرابط الجديد في npm run shop -- orders show ${code}؛ أرسله إلى المشتري.`,
    given: 'ما رُدّ حتى الآن:',
    counts: (code: string, amount: string, typed: string) =>
      `يُحسب منه ${amount} ر.س عن هذه القطع، فلا يُرد المبلغ مرتين. وإن كان عن شيء آخر فرُدّه بعدها أيضًا: npm run shop -- orders refund ${code} --amount ${typed} --reason TEXT`,
    givesBack: {
      0: (amount: string) => `إشعار دائن: ${amount} ر.س. حوّل هذا المبلغ إلى حساب المشتري أولًا.`,
      1: (amount: string) => `إشعار دائن: ${amount} ر.س تعود إلى البطاقة.`,
    },
    asks: (amount: string) => `القطع الزائدة: ${amount} ر.س، في طلب جديد يدفعه المشتري.`,
    dearerCity: (amount: string) =>
      `التوصيل إلى هناك أغلى بـ ${amount} ر.س لكل منتج. الطلب مدفوع، فيتحملها المتجر.`,
    cheaperCity: (code: string, amount: string, typed: string) =>
      `التوصيل إلى هناك أرخص بـ ${amount} ر.س لكل منتج. تبقى الرسوم المدفوعة كما هي؛ ولردها: npm run shop -- orders refund ${code} --amount ${typed} --reason TEXT`,
    question: (code: string) => `هل تصحح الطلب ${code} هكذا؟`,
    corrected: (code: string) => `صُحّح الطلب ${code}.`,
    refundRefused: (code: string, amount: string) =>
      `رفضت بوابة الدفع الرد. أعد المحاولة: npm run shop -- orders refund ${code} --amount ${amount} --reason TEXT`,
    added: (code: string, amount: string) =>
      `القطع الزائدة في الطلب ${code}، والمطلوب ${amount} ر.س. أرسل رابطه إلى المشتري.`,
    refused: {
      sent: (code: string) =>
        `الطلب ${code} في الطريق أو مكتمل. ما يعود منه يُرد مبلغه (npm run shop -- orders refund)، وما ينقصه طلب جديد (npm run shop -- orders add). وإن لم يُشحن: npm run shop -- orders undo.`,
      cancelled: (code: string) =>
        `الطلب ${code} ملغى. أعده بالأمر npm run shop -- orders undo، أو أدخل طلبًا جديدًا بالأمر npm run shop -- orders add.`,
      refunded: (code: string) => `رُدّ مبلغ الطلب ${code}. أدخل طلبًا جديدًا بالأمر npm run shop -- orders add.`,
      erased: (_code: string) => 'مُحيت بيانات المشتري، فيبقى الطلب كما هو.',
      invoiced: (code: string) =>
        `صدرت فاتورة الطلب ${code} فلا تتغيّر مبالغه. ألغه، فيصدر لفاتورته إشعار دائن، ثم أدخل طلبًا جديدًا: npm run shop -- orders status ${code} cancelled ثم npm run shop -- orders add.`,
      notOrdered: (code: string) =>
        `أحد المنتجات ليس في الطلب ${code}. المنتجات الأخرى طلب جديد: npm run shop -- orders add.`,
      unsold: (_code: string) => 'أحد الألوان أو المقاسات لم يعد معروضًا.',
      companyAddress: (_code: string) =>
        'تحتاج فاتورة الشركة الإلكترونية إلى العنوان كاملًا: أضف ‎--short-address و‎--postcode، و‎--district في مدينة لا قائمة لأحيائها.',
      tooMany: (_code: string) => '100,000 قطعة من المنتج على الأكثر.',
      empty: (code: string) =>
        `لن تبقى في الطلب ${code} قطع. ألغه: npm run shop -- orders status ${code} cancelled، بعد npm run shop -- orders refund إن كان مدفوعًا.`,
      both: (code: string) =>
        `الطلب ${code} مدفوع، وستقل قطع أحد منتجاته وتزيد قطع آخر. صححه في خطوتين: ما يقل أولًا بإشعار دائن، ثم ما يزيد بطلب للدفع.`,
      left: (code: string) =>
        `لن يبقى شيء مما دُفع للطلب ${code}، والطلب الذي رُدّ مبلغه لا يُشحن. ولرد المبلغ كله: npm run shop -- orders refund ${code} --reason TEXT`,
      belowCard: (_code: string) => 'سيقل الإجمالي عن 1.00 ر.س، ولا تُدفع بالبطاقة.',
      nothing: (code: string) => `الطلب ${code} كذلك من قبل.`,
      unknown: (code: string) => `لا طلب بالرقم ${code}.`,
      moved: (_code: string) => 'تغيّر الطلب أو سعر في هذه الأثناء، فلم يُفعل شيء. اعرضه من جديد.',
      noRefund: (code: string) =>
        `يتعذر رد مبلغ البطاقة الآن، فلم يتغيّر شيء. يبيّن ما بقي مفتوحًا الأمر npm run shop -- orders show ${code}.`,
    },
  },
  ship: {
    summary: 'شحن الطلب برقم تتبّع من شركة الشحن، وإبلاغ المشتري',
    details:
      'شركات الشحن هي سطور carriers.csv. وتظهر الشركة والرقم والرابط واليوم في الرسالة والفاتورة وحساب المشتري.\nلتصحيح رقم: npm run shop -- orders undo CODE ثم أعد الأمر. وبلا رقم: npm run shop -- orders status CODE shipped.',
    carrier: 'رمز شركة الشحن في carriers.csv، مثل smsa',
    number: 'رقم التتبّع كما أعطته الشركة، ولا أثر للمسافات',
    both: 'اكتب الاثنين: --carrier و --number.',
    notNumber: 'رقم التتبّع من 4 إلى 40 من الحروف اللاتينية والأرقام والشرطات.',
    unknownCarrier: (typed: string, known: readonly string[]) =>
      known.length === 0
        ? 'لا شركات شحن في المتجر بعد: أضف carriers.csv إلى مجلدك واستورده. وفي demo/carriers.csv مثال.'
        : `لا شركة شحن رمزها «${typed}». الشركات: ${known.join('، ')}`,
    shipped: (code: string, number: string) => `الطلب ${code} في الطريق برقم ${number}.`,
  },
  undo: {
    summary: 'التراجع عن آخر تغيير لحالة الطلب، أو عن تحويل سُجّل بالخطأ',
    details:
      'خطوة واحدة فقط. تُسحب الرسالة التي لم تُرسل بعد؛ وإن كانت قد أُرسلت، تُرسل إلى المشتري أخرى تطلب منه تجاهلها.\nلا رجوع عن رد المبلغ ولا عن الدفع بالبطاقة، فقد انتقل المال. ويعود الطلب الملغى إن كانت قطعه لا تزال معروضة ولم تنفد مرات كوبونه.',
    question: (code: string, from: string, to: string) => `الطلب ${code}: هل يعود من «${from}» إلى «${to}»؟`,
    questionCard: (code: string) => `دُفع الطلب ${code} بالبطاقة أيضًا. هل يُسحب التحويل وتُحسب له دفعة البطاقة؟`,
    paidByCard: (code: string) =>
      `سُحب تحويل الطلب ${code}، وهو مدفوع بالبطاقة، ولا يُرد منها شيء. وإن كان التحويل عن طلب آخر فسجّله له: npm run shop -- orders paid.`,
    undone: (code: string, to: string) => `عاد الطلب ${code} إلى «${to}».`,
    withdrawn: 'لم تكن رسالة المشتري عن التغيير قد أُرسلت، فسُحبت.',
    refused: {
      nothing: (code: string) =>
        `لم تتغيّر حالة الطلب ${code} منذ وصوله. والتصحيح يُغيَّر بتصحيح آخر: npm run shop -- orders correct.`,
      undone: (code: string) =>
        `سبق التراجع عن آخر تغيير للطلب ${code}. تابعه بالأمر npm run shop -- orders status.`,
      card: (_code: string) =>
        'آخر تغيير أعلنته بوابة الدفع، فلا رجوع عنه. مبلغ البطاقة يرده الأمر npm run shop -- orders refund.',
      paidTwice: (_code: string) =>
        'دُفع الطلب بالبطاقة أيضًا، لكن بغير إجماليه تمامًا أو رُدّ جزء منه، فيبقى مدفوعًا بالتحويل. يبيّن ما يُرد منه الأمر npm run shop -- orders show.',
      erased: (_code: string) => 'مُحيت بيانات المشتري، فيبقى الطلب كما هو.',
      refund: (_code: string) =>
        'لا رجوع عن رد المبلغ: وصل المال وإشعاره الدائن إلى المشتري. إن كان خطأً فاتفق معه على دفع جديد.',
      free: (_code: string) => 'الطلب الذي إجماليه 0.00 ر.س مدفوع منذ وصوله، ويبقى كذلك.',
      pieces: (_code: string) =>
        'بعض قطع الطلب لم تعد معروضة. أعد عرضها (npm run shop -- import)، أو دع المشتري يطلب من جديد.',
      coupon: (_code: string) => 'نفدت مرات كوبون هذا الطلب منذ إلغائه. دع المشتري يطلب من جديد.',
      moved: (_code: string) => 'تغيّر الطلب في هذه الأثناء، فلم يُفعل شيء. اعرضه من جديد.',
    },
  },
  note: {
    summary: 'كتابة ملاحظة على الطلب لا يراها إلا المتجر',
    details:
      'تظهر الملاحظات في orders show وlist وexport، ولا تظهر في الفاتورة ولا في الرسائل. وتُمحى مع بيانات المشتري.',
    text: (most: number) => `الملاحظة، في ${most} حرف على الأكثر`,
    remove: 'حذف الملاحظة التي تحمل هذا الرقم في orders show',
    needsText: (most: number) => `اكتب الملاحظة بين علامتي تنصيص، في ${most} حرف على الأكثر.`,
    badRemove: 'يأخذ ‎--remove رقم ملاحظة بلا نص: أرقام الملاحظات في orders show.',
    added: (code: string, number: number) => `الطلب ${code}: أُضيفت الملاحظة ${number}.`,
    removed: (code: string, number: number) => `الطلب ${code}: حُذفت الملاحظة ${number}.`,
    tooMany: (most: number) => `للطلب ${most} ملاحظة، وهي أكثر ما يُحفظ. احذف إحداها أولًا بالخيار ‎--remove.`,
    noNote: (notes: number) =>
      notes === 0 ? 'لا ملاحظات لهذا الطلب.' : `لا ملاحظة بهذا الرقم؛ ملاحظات الطلب من 1 إلى ${notes}.`,
  },
  export: {
    summary: 'حفظ الطلبات في ملف CSV',
    FILE: 'الملف؛ لا يقرؤه إلا صاحبه',
    pieces: 'سطر لكل لون ومقاس بدل سطر لكل طلب',
    written: (orders: string, file: string) => `حُفظت الطلبات (${orders}) في ${file}.`,
    methods: { 0: 'تحويل بنكي', 1: 'بطاقة' },
    headings: {
      code: 'رقم الطلب',
      invoice: 'رقم الفاتورة',
      placed: 'التاريخ بتوقيت الرياض',
      status: 'الحالة',
      method: 'طريقة الدفع',
      payment: 'حالة الدفع',
      name: 'المشتري',
      email: 'البريد',
      phone: 'الجوال',
      company: 'الشركة',
      companyVat: 'الرقم الضريبي للشركة',
      purchaseOrder: 'أمر الشراء',
      address: 'العنوان',
      city: 'المدينة',
      pieces: 'القطع',
      items: 'قيمة القطع',
      coupon: 'كود الخصم',
      couponValue: 'قيمة الخصم',
      shipping: 'التوصيل',
      tax: 'الضريبة شاملة ضريبة التوصيل',
      total: 'الإجمالي',
      refunded: 'المردود',
      refundedTax: 'ضريبة المردود',
      notes: 'ملاحظات',
      invoiced: 'تاريخ الفاتورة',
      carrier: 'شركة الشحن',
      trackingNumber: 'رقم التتبّع',
    },
    pieceHeadings: {
      code: 'رقم الطلب',
      productId: 'معرّف المنتج',
      product: 'المنتج',
      colour: 'اللون',
      size: 'المقاس',
      quantity: 'الكمية',
      unitPrice: 'سعر القطعة',
    },
  },
  receipt: {
    summary: 'حفظ إيصال التحويل الذي أرسله المشتري',
    details:
      'اعرض الإيصالات المنتظرة: npm run shop -- orders receipts\nالإيصال ليس دفعًا: طابقه أولًا بكشف الحساب.',
    CODE: 'رقم الطلب',
    folder: 'المجلد الذي يُحفظ فيه الملف، وإلا فالمجلد الحالي',
    none: (code: string) => `لا إيصال للطلب ${code}.`,
    saved: (path: string) => `حُفظ الإيصال في ${path}`,
    isPdf:
      'وهو ملف PDF كما أرسله المشتري، وقد يحمل برامج نصية. افتحه في متصفح: عارض PDF فيه يشغّلها معزولة عن هذا الجهاز.',
  },
  receipts: {
    summary: 'عرض إيصالات الطلبات التي لم يُسجَّل دفعها، والأقدم أولًا',
    details: 'احفظ أحدها: npm run shop -- orders receipt CODE',
    none: 'لا إيصالات منتظرة.',
    columns: { code: 'الطلب', sentAt: 'وقت الإرسال', total: 'الإجمالي', buyer: 'المشتري' },
  },
}
