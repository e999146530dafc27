/** Messages of the e-mails, in Arabic: the shape that English follows. Amounts come written, with their currency. */
export const mail = {
  /** `name` is null where it is not repeated. */
  greeting: (name: string | null) => (name === null ? 'أهلًا بك،' : `أهلًا ${name}،`),
  amount: (amount: string) => `${amount} ر.س`,
  footer: {
    contact: (ways: string[]) => `لأي سؤال: ${ways.join(' · ')}`,
    comma: '، ',
    vatNumber: 'الرقم الضريبي',
    crNumber: 'السجل التجاري',
  },
  orderPlaced: {
    subject: (code: string, shop: string) => `طلبك ${code} من ${shop}`,
    preview: (amount: string) => `الإجمالي ${amount}، والفاتورة في هذه الرسالة.`,
    previewTransfer: (amount: string, days: string) => `حوّل ${amount} خلال ${days} لنجهّز طلبك.`,
    title: 'استلمنا طلبك',
    received: (code: string) => `وصلنا طلبك رقم ${code}، وشكرًا لثقتك.`,
    transfer: 'حوّل المبلغ لنجهّز طلبك',
    held: (days: string) => `نحجز لك القطع ${days}، ونشحنها عند وصول المبلغ.`,
    amountDue: 'المبلغ',
    bank: 'البنك',
    holder: 'صاحب الحساب',
    iban: 'الآيبان',
    reference: 'رقم الطلب، اكتبه في بيان التحويل',
    openBill: 'افتح الفاتورة',
    private: 'هذا الرابط لك وحدك: يفتح فاتورتك بلا تسجيل دخول.',
    ordered: 'ما طلبته',
    colour: (name: string, sizes: string[]) => `${name}: ${sizes.join('، ')}`,
    more: (products: string) => `بقية الطلب (${products}) في الفاتورة.`,
    couponCode: (code: string) => `كود الخصم ${code}`,
    total: 'الإجمالي شاملًا الضريبة والتوصيل',
    totalWithoutVat: 'الإجمالي شاملًا التوصيل',
    qr: 'رمز فاتورتك الإلكترونية، وتجده في الفاتورة نفسها.',
    thanks: (shop: string) => `فريق ${shop}`,
    reason: (code: string) => `وصلتك هذه الرسالة لأن بريدك كُتب في الطلب ${code}. إن لم يكن الطلب لك فأخبرنا.`,
    /** Below a mail in English. */
    gist: {
      title: 'بالعربية',
      text: (code: string, amount: string) => `استلمنا الطلب رقم ${code}، وإجماليه ${amount}.`,
      transfer: (days: string) => `حوّل المبلغ خلال ${days} إلى الحساب المذكور أعلاه.`,
      openBill: 'افتح الفاتورة بالعربية',
    },
  },
  emailChanged: {
    subject: (shop: string) => `تغيّر بريد حسابك لدى ${shop}`,
    preview: 'إن لم يكن هذا منك فتواصل معنا فورًا.',
    title: 'تغيّر بريد حسابك',
    changed: (shop: string) =>
      `صار لحسابك لدى ${shop} بريد آخر. هذا البريد لم يعد يصلح لتسجيل الدخول، ولن تصله رسائل الحساب بعد الآن.`,
    notYou: 'إن كان هذا منك فلا حاجة إلى شيء. وإلا فتواصل معنا فورًا، فقد يكون غيرك قد دخل إلى حسابك.',
    reason: 'وصلتك هذه الرسالة لأن هذا البريد كان بريد الحساب قبل تغييره.',
    /** Below a mail in English. */
    gist: {
      title: 'بالعربية',
      text: (shop: string) => `تغيّر بريد حسابك لدى ${shop}. إن لم يكن هذا منك فتواصل معنا فورًا.`,
    },
  },
}
