import { formatNumber } from '../../numbers.ts'
import { days, pieces, products } from '../../plurals.ts'

const addedPieces = (count: number) => pieces(count, 'ar', 'accusative')

/** Messages of choosing colours and sizes, on a product's page and in the drawer, in Arabic, the model for English. */
export const cart = {
  pieces: (count: number) => pieces(count, 'ar'),
  pricesByQuantity: 'سعر القطعة حسب الكمية',
  /** Spoken instead of "10–49" and "200+". */
  tierRange: (from: number, to: number) => `من ${formatNumber(from)} إلى ${pieces(to, 'ar', 'genitive')}`,
  lastTierRange: (from: number) => `${pieces(from, 'ar')} فأكثر`,
  perPiece: 'للقطعة',

  /* The price hint. {each}, {saves} and {now} are prices. */
  minimumLead: (least: number) => `الحد الأدنى للطلب ${pieces(least, 'ar')}.`,
  minimum: (missing: number) => `أضف ${addedPieces(missing)}.`,
  priceBreakLead: (at: number, count: number) => `${pieces(at, 'ar')} أرخص من ${formatNumber(count)}.`,
  priceBreak: (more: number) => `أضف ${addedPieces(more)} وتوفّر {saves}.`,
  makeIt: (count: number) => `اطلب ${formatNumber(count)}`,
  makeItSaving: (count: number) => `اطلب ${formatNumber(count)} ووفّر {saves}`,
  next: (more: number) => `أضف ${addedPieces(more)} ليصبح السعر {each} للقطعة بدل {now}.`,
  lowestLead: 'وصلت إلى أقل سعر.',
  lowest: 'كل قطعة تضيفها بالسعر نفسه.',
  start: (from: number) => `من ${pieces(from, 'ar', 'genitive')} يصبح السعر {each} للقطعة.`,
  startMinimum: (least: number) => `الحد الأدنى للطلب ${pieces(least, 'ar')}، من أي ألوان ومقاسات.`,
  mostLead: (most: number) => `الحد الأقصى للطلب ${pieces(most, 'ar')}.`,
  most: (over: number) => `أنقص ${addedPieces(over)}.`,
  increased: (more: number, colour: string, size: string) =>
    `أضفنا ${addedPieces(more)} إلى ${colour}، ${size}.`,

  coloursAndSizes: 'الألوان والمقاسات',
  wayToChoose: 'طريقة العرض',
  byColour: 'لونًا لونًا',
  fullGrid: 'جدول كامل',
  openDrawer: 'اختر في لوحة جانبية',
  colour: 'اللون',
  active: 'المختار',
  chooseSizes: 'اختر المقاسات',
  sizeChart: 'جدول المقاسات',
  less: (what: string) => `أنقص ${what}`,
  more: (what: string) => `زد ${what}`,
  cell: (colour: string, size: string) => `${colour}، ${size}`,
  fixQuantity: (cell: string) => `صحّح أولًا كمية ${cell}.`,
  quantity: 'الكمية',
  chooseQuantity: 'اكتب الكمية',
  gridCaption: 'الكمية لكل لون ومقاس',
  sum: 'المجموع',
  undo: 'تراجع',
  yourSelection: 'اختيارك',

  piecesLabel: 'القطع',
  each: 'سعر القطعة',
  saved: 'وفّرت',
  /** A note about VAT follows. */
  total: 'الإجمالي',
  chooseFirst: 'اختر لونًا ومقاسًا',
  add: (count: number) => `أضف ${addedPieces(count)} إلى السلة`,
  update: (count: number) => `حدّث السلة: ${pieces(count, 'ar')}`,
  addShort: 'أضف إلى السلة',
  updateShort: 'حدّث السلة',
  takeOut: 'احذف من السلة',
  takenOut: 'تم الحذف من السلة',
  inCart: 'في سلتك · إتمام الطلب',
  sidePanel: 'لوحة',
  piecesAt: (count: number) => `${pieces(count, 'ar')} × {each}`,
  tax: { added: 'قبل الضريبة', included: 'شاملًا الضريبة', none: '' },
  added: 'تمت الإضافة بنجاح',
  droppedPieces: (count: number) => `حُذفت من السلة ${pieces(count, 'ar')} من لون أو مقاس لم يعد متوفرًا.`,
  piecesInCart: (count: number) => `${pieces(count, 'ar')} في سلتك`,
  openCart: 'اعرض السلة',
  noColours: 'اختر الألوان من فضلك',
  lowerQuantity: (least: number, missing: number) =>
    `الكمية أقل من الحد الأدنى للطلب، وهو ${pieces(least, 'ar')}. أضف ${addedPieces(missing)}.`,
  largerQuantity: (most: number, over: number) =>
    `الكمية أكبر من الحد الأقصى للطلب، وهو ${pieces(most, 'ar')}. أنقص ${addedPieces(over)}.`,

  deliveryTo: 'التوصيل إلى {city}: {fee} لهذا المنتج، مهما كان عدد القطع',
  deliveryOfOrder: 'التوصيل إلى {city}: {fee} للطلب كله',
  delivery: 'رسوم التوصيل بحسب مدينتك',
  feeSum: (count: number) => `{fee} × ${products(count, 'ar', 'genitive')}`,
  freeDelivery: 'مجاني من {amount}',
  returns: (count: number) => `إرجاع خلال ${days(count, 'ar', 'genitive')}`,
  returnsDetail: 'للقطع غير المستعملة',
  securePayment: 'دفع آمن',

  /* the variation drawer */
  drawer: 'اختر الألوان والمقاسات',
  showMore: 'عرض المزيد',
  showLess: 'عرض أقل',
}
