/** Messages of the columns of categories, which are loaded when they are opened, in Arabic: the shape that English follows. */
export const megaMenu = {
  largeOrder: 'طلب كبير؟',
  whatsapp: 'راسلنا على واتساب',
}
