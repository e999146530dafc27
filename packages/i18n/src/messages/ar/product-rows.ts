/** Messages of the rows of products at the end of a page, in Arabic, the model for English. */
export const productRows = {
  related: 'قد يعجبك أيضًا',
  viewed: 'شاهدته مؤخرًا',
  clear: 'امسح القائمة',
  cleared: 'مُسحت قائمة ما شاهدته.',
}
