/** Messages of the columns of categories, which are loaded when they are opened, in Arabic, the model for English. */
export const megaMenu = {
  largeOrder: 'طلب كبير؟',
  whatsapp: 'راسلنا على واتساب',
}
