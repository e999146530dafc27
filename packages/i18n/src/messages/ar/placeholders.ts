/** The text for `{price_note}` in the owner's pages; it may contain `{tax}`. In Arabic, the model for English. */
export const placeholders = {
  priceNote: {
    added:
      'السعر المكتوب بجانب كل كمية هو سعر القطعة قبل ضريبة القيمة المضافة، وتُضاف الضريبة بنسبة {tax} عند إتمام الطلب.',
    included: 'السعر المكتوب بجانب كل كمية هو سعر القطعة شاملًا ضريبة القيمة المضافة بنسبة {tax}.',
    none: 'السعر المكتوب بجانب كل كمية هو سعر القطعة.',
  },
}
