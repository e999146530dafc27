/** Notice on a bill whose invoice or credit note ZATCA has yet to clear, in Arabic. */
export const clearance = {
  invoice: 'فاتورتك الضريبية قيد الاعتماد',
  creditNote: 'الإشعار الدائن قيد الاعتماد',
  text: 'تعتمد هيئة الزكاة والضريبة والجمارك كل مستند ضريبي لمنشأة قبل تسليمه، ويتم ذلك عادةً في لحظات.',
  onPage: 'تجده هنا فور اعتماده.',
  onPageAndByMail: 'تجده هنا فور اعتماده، ونرسله إليك بالبريد.',
}
