/** What stands in the owner's pages for `{price_note}`, itself with `{tax}` in it, in Arabic: the shape that English follows. */
export const placeholders = {
  priceNote: {
    added:
      'السعر المكتوب بجانب كل كمية هو سعر القطعة قبل ضريبة القيمة المضافة، وتُضاف الضريبة بنسبة {tax} عند إتمام الطلب.',
    included: 'السعر المكتوب بجانب كل كمية هو سعر القطعة شاملًا ضريبة القيمة المضافة بنسبة {tax}.',
    none: 'السعر المكتوب بجانب كل كمية هو سعر القطعة.',
  },
}
