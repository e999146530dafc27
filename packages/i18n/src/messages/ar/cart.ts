import { formatNumber } from '../../numbers.ts'
import { pieces, plural } from '../../plurals.ts'

/** As an object of a verb: أضف قطعتين. */
const addedPieces = (count: number) => (count === 2 ? 'قطعتين' : pieces(count, 'ar'))

/** Messages of choosing colours and sizes, on a product's page and in the drawer, in Arabic: the shape that English follows. */
export const cart = {
  pieces: (count: number) => pieces(count, 'ar'),
  pricesByQuantity: 'سعر القطعة حسب الكمية',
  perPiece: 'للقطعة',

  /* the price hint; {each}, {saves}, {now} are prices */
  minimumLead: (least: number) => `أقل كمية لهذا المنتج ${pieces(least, 'ar')}.`,
  minimum: (missing: number) => `أضف ${addedPieces(missing)}.`,
  priceBreakLead: (at: number, count: number) => `${pieces(at, 'ar')} أرخص من ${formatNumber(count)}.`,
  priceBreak: (more: number) => `أضف ${addedPieces(more)}: {each} للقطعة، وتدفع {saves} أقل.`,
  makeIt: (count: number) => `اجعلها ${formatNumber(count)}`,
  makeItSaving: (count: number) => `اجعلها ${formatNumber(count)}، وادفع {saves} أقل`,
  next: (more: number) => `أضف ${addedPieces(more)} ليصبح السعر {each} للقطعة بدل {now}.`,
  lowestLead: 'وصلت إلى أقل سعر.',
  lowest: 'كل قطعة تضيفها بالسعر نفسه.',
  start: (from: number) => `من ${addedPieces(from)} يصبح السعر {each} للقطعة.`,
  startMinimum: (least: number) => `أقل كمية لهذا المنتج ${pieces(least, 'ar')}، من أي ألوان ومقاسات.`,
  mostLead: (most: number) => `أكبر كمية لهذا المنتج ${pieces(most, 'ar')}.`,
  most: (over: number) => `أنقص ${addedPieces(over)}.`,
  increased: (more: number, colour: string, size: string) =>
    `أضفنا ${addedPieces(more)} إلى ${colour}، ${size}.`,

  coloursAndSizes: 'الألوان والمقاسات',
  wayToChoose: 'طريقة الاختيار',
  byColour: 'لون بلون',
  fullGrid: 'جدول كامل',
  openDrawer: 'اختر في لوحة جانبية',
  colour: 'اللون',
  active: 'المختار',
  chooseSizes: 'اختر المقاسات',
  sizeChart: 'جدول المقاسات',
  less: (what: string) => `أنقص ${what}`,
  more: (what: string) => `زد ${what}`,
  cell: (colour: string, size: string) => `${colour}، ${size}`,
  gridCaption: 'الكمية لكل لون ومقاس',
  sum: 'المجموع',
  clear: 'مسح',
  undo: 'تراجع',
  keyMove: 'تنقّل',
  keyEnter: 'اللون التالي',
  keyChange: 'زد وأنقص',
  keyEscape: 'أعد ما كان',
  yourSelection: 'اختيارك',

  piecesLabel: 'القطع',
  each: 'سعر القطعة',
  saved: 'وفّرت',
  totalBeforeTax: 'الإجمالي قبل الضريبة',
  totalWithTax: 'الإجمالي شاملًا الضريبة',
  totalAnnouncement: (count: number, each: string, total: string) =>
    `${pieces(count, 'ar')}، ${each} ريال للقطعة، الإجمالي ${total} ريال`,
  chooseFirst: 'اختر لونًا ومقاسًا',
  add: (count: number) => `أضف ${addedPieces(count)} إلى السلة`,
  update: (count: number) => `اجعلها ${pieces(count, 'ar')} في السلة`,
  addShort: 'أضف إلى السلة',
  updateShort: 'حدّث السلة',
  piecesAt: (count: number) => `${pieces(count, 'ar')} × {each}`,
  beforeTax: 'قبل الضريبة',
  withTax: 'شاملًا الضريبة',
  added: 'أُضيف بنجاح',
  addedDetail: (count: number) => `${pieces(count, 'ar')} في السلة.`,
  openCart: 'اعرض السلة',
  noColours: 'اختر الألوان من فضلك',
  lowerQuantity: (least: number, missing: number) =>
    `الكمية أقل من الحد: أقل كمية لهذا المنتج ${pieces(least, 'ar')}، أضف ${addedPieces(missing)}.`,
  largerQuantity: (most: number, over: number) =>
    `الكمية أكبر من الحد: أكبر كمية لهذا المنتج ${pieces(most, 'ar')}، أنقص ${addedPieces(over)}.`,

  deliveryTo: 'التوصيل إلى {city}: {fee} لهذا المنتج، مهما كان عدد القطع',
  delivery: 'التوصيل إلى كل مدن المملكة',
  arrives: (from: string, to: string) => `يصل بين ${from} و${to} (2 إلى 4 أيام عمل)`,
  returns: 'إرجاع واستبدال خلال 7 أيام',
  returnsDetail: 'للقطع غير المستعملة، وأي وقت للمعيب منها',
  securePayment: 'دفع آمن بتحويل بنكي',
  transferHeld: (days: number) =>
    `نحجز قطع التحويل البنكي ${plural('ar', days, {
      zero: 'اليوم نفسه',
      one: 'يومًا واحدًا',
      two: 'يومين',
      few: `${days} أيام`,
      many: `${days} يومًا`,
      other: `${days} يوم`,
    })}.`,

  /* the variation drawer */
  drawer: 'اختر الألوان والمقاسات',
  showMore: 'عرض المزيد',
  showLess: 'عرض أقل',
}
