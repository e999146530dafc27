import type { OrderStanding } from '@zayy/domain/orders/order-standing'

const slow = 'وقد يستغرق ظهوره في حسابك أيام عمل قليلة.'

/** Sentences about an order that is on hold, cancelled or refunded, in Arabic, the model for English. */
export const orderStanding = {
  /** A sentence for the buyer, with the next step. `refunded`: the amount with its currency. */
  sentences: {
    onHoldTransfer: (_refunded: string) =>
      'علّقنا طلبك مؤقتًا وسنتواصل معك. لا تحوّل أي مبلغ حتى ذلك الحين، وإن كنت قد حوّلت فأخبرنا.',
    onHoldCard: (_refunded: string) => 'علّقنا طلبك مؤقتًا وسنتواصل معك. لا تدفع أي مبلغ حتى ذلك الحين.',
    onHoldPaid: (_refunded: string) => 'علّقنا طلبك مؤقتًا وسنتواصل معك. ما دفعته محفوظ لطلبك.',
    cancelledTransfer: (_refunded: string) => 'لا يلزمك دفع أي مبلغ. إن كنت قد حوّلت المبلغ فأخبرنا.',
    cancelledCard: (_refunded: string) => 'لا يلزمك دفع أي مبلغ.',
    cancelledPaid: (_refunded: string) => 'وصل مبلغك بعد إلغاء الطلب، وسنعيده إليك. إن تأخر فأخبرنا.',
    cancelledRefunded: (refunded: string) => `أعدنا إليك ${refunded}، ولا شيء عليك، ${slow}`,
    refunded: (refunded: string) => `أعدنا إليك المبلغ كاملًا، وهو ${refunded}، ${slow}`,
    partlyRefunded: (refunded: string) => `أعدنا إليك ${refunded} من مبلغه، ${slow}`,
  } satisfies Record<OrderStanding, (refunded: string) => string>,
  /** On the invoice, beside its payment. */
  labels: {
    onHoldTransfer: 'الطلب معلّق',
    onHoldCard: 'الطلب معلّق',
    onHoldPaid: 'الطلب معلّق',
    cancelledTransfer: 'أُلغي الطلب',
    cancelledCard: 'أُلغي الطلب',
    cancelledPaid: 'طلب ملغى',
    cancelledRefunded: 'طلب ملغى',
    refunded: 'مستردّة',
    partlyRefunded: 'مستردّة جزئيًّا',
  } satisfies Record<OrderStanding, string>,
}
