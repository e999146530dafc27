/** Messages of the columns of categories, which are loaded when they are opened, in Arabic: the shape that English follows. */
export const megaMenu = {
  manyPeople: 'تطلب لأكثر من 100 شخص؟',
  specialist: 'تحدّث مع مختص',
}
