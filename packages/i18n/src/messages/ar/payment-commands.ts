/** What `shop payments …` says, in Arabic: the shape that English follows. */
export const paymentCommands = {
  about: 'مدفوعات البطاقات.',
  refund: {
    summary: 'ردّ مبلغ طلب دُفع بالبطاقة، كله أو بعضه',
    details: 'يردّه الخادم الذي يعمل عبر بوابة الدفع.',
    order: 'رقم الطلب، مثل SQMB-VN7T',
    amount: 'المبلغ بالريال؛ وإلا فكل ما بقي',
    wrongAmount: 'المبلغ بالريال، مثل 120 أو 120.50.',
    notPaid: (code: string) => `لا مبلغ يُردّ للطلب ${code}: لم يُدفع بالبطاقة، أو رُدّ كله.`,
    tooMuch: (left: string) => `لم يبق من المبلغ إلا ${left} ر.س.`,
    question: (amount: string, code: string) => `ردّ ${amount} ر.س للطلب ${code}؟`,
    questionAll: (code: string) => `ردّ كل ما بقي من مبلغ الطلب ${code}؟`,
    done: (amount: string) => `رُدّ ${amount} ر.س.`,
    refused: 'رفضت بوابة الدفع الردّ. ولم يُردّ شيء.',
    waiting: (amount: string) => `سيردّ الخادم ${amount} ر.س حين يعمل وتجيب بوابة الدفع.`,
  },
}
