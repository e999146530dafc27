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
  amount: (amount: string) => `${amount} ر.س`,
}
