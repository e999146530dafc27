/** Messages of a list without products, in Arabic, the model for English. */
export const noProducts = {
  title: 'لا توجد منتجات متاحة',
  narrowed: 'لا منتج يوافق هذه التصفية. وسّعها، أو اعرض كل المنتجات.',
  anywhere: 'نجهّز المتجر. عد قريبًا.',
}
