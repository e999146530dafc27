/** Messages of the e-mails, in Arabic: the shape that English follows. Amounts come written, with their currency. */
export const mail = {
  orderPlaced: {
    subject: (code: string, shop: string) => `طلبك ${code} من ${shop}`,
    /** `name` is null where it is not repeated. */
    greeting: (name: string | null) => (name === null ? 'أهلًا بك،' : `أهلًا ${name}،`),
    received: (code: string) => `استلمنا طلبك رقم ${code}، وهذا ملخّصه:`,
    line: (name: string, pieces: string, subtotal: string) => `${name}: ${pieces}، ${subtotal}`,
    colour: (name: string, sizes: string[]) => `${name}: ${sizes.join('، ')}`,
    total: 'الإجمالي شاملًا الضريبة والتوصيل',
    transfer: (days: string) => `حوّل المبلغ خلال ${days} إلى هذا الحساب، واكتب رقم الطلب في بيان التحويل:`,
    bank: 'البنك',
    holder: 'اسم صاحب الحساب',
    iban: 'الآيبان',
    openBill: 'افتح الفاتورة',
    private: 'هذا الرابط لك وحدك: يفتح فاتورتك بلا تسجيل دخول.',
    thanks: (shop: string) => `شكرًا لثقتك. فريق ${shop}`,
  },
  /** Of mails about an account. `name` is null where it is not repeated. */
  account: {
    greeting: (name: string | null) => (name === null ? 'أهلًا بك،' : `أهلًا ${name}،`),
    notYou: 'إن لم تطلب ذلك فلا يلزمك شيء، وكلمة مرورك كما هي.',
    team: (shop: string) => `فريق ${shop}`,
  },
  resetCode: {
    subject: (shop: string) => `رمز لتعيين كلمة مرور جديدة في ${shop}`,
    enter: 'أدخل هذا الرمز لتعيين كلمة مرور جديدة:',
    valid: 'يصلح الرمز 10 دقائق.',
    secret: 'لا تعطِ الرمز لأحد؛ فريقنا لا يطلبه منك أبدًا.',
  },
  resetLink: {
    subject: (shop: string) => `رابط لتعيين كلمة مرور جديدة في ${shop}`,
    open: 'نرسل لك هذه المرة رابطًا بدل الرمز. افتحه لتعيين كلمة مرور جديدة:',
    link: 'تعيين كلمة مرور جديدة',
    valid: 'يصلح الرابط 10 دقائق، ولمرة واحدة.',
    secret: 'لا تعطِ الرابط لأحد: من يفتحه يعيّن كلمة مرورك.',
  },
  passwordChanged: {
    subject: (shop: string) => `تم تغيير كلمة مرورك في ${shop}`,
    changed: 'تم تغيير كلمة مرور حسابك، وتم تسجيل الخروج من الأجهزة الأخرى.',
    notYou: 'إن لم تكن أنت من غيّرها، فعيّن كلمة مرور جديدة الآن:',
    link: 'تعيين كلمة مرور جديدة',
  },
  amount: (amount: string) => `${amount} ر.س`,
}
