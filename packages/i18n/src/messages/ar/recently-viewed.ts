/** Messages of the products that were viewed recently, in Arabic: the shape that English follows. */
export const recentlyViewed = {
  title: 'شاهدته مؤخرًا',
  clear: 'امسح القائمة',
  cleared: 'مُسحت قائمة ما شاهدته.',
}
