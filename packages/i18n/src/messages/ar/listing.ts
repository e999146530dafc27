import { formatNumber } from '../../numbers.ts'
import { pieces, plural, products } from '../../plurals.ts'

function starsAndUp(stars: number): string {
  const counted = plural('ar', stars, { one: 'نجمة', two: 'نجمتان', other: `${stars} نجوم` })
  return stars === 5 ? counted : `${counted} فأكثر`
}

/** Messages of lists of products, categories and brands, in Arabic, the model for English. */
export const listing = {
  allProducts: 'كل المنتجات',
  categories: 'الأقسام',
  /** `more`: the search matches more products than `count`. */
  products: (count: number, more = false) =>
    more && count > 0 ? `أكثر من ${products(count, 'ar', 'genitive')}` : products(count, 'ar'),
  results: 'المنتجات',
  pricesPerPiece: 'الأسعار للقطعة الواحدة.',
  pricesAt: (count: number) => `الأسعار للقطعة الواحدة عند ${pieces(count, 'ar', 'genitive')}.`,
  filters: 'تصفية',
  close: 'إغلاق',
  searchAll: 'ابحث في المنتجات',
  searchIn: (name: string) => `ابحث في ${name}`,
  clearSearch: 'امسح البحث',
  audience: 'لمن',
  audiences: { is_men: 'رجال', is_women: 'نساء', is_child: 'أطفال' },
  colour: 'اللون',
  size: 'المقاس',
  rating: 'التقييم',
  starsAndUp,
  pressAgain: 'اختر التقييم نفسه مرة ثانية لإلغائه.',
  about: 'نبذة',
  priceRule: {
    added: 'كل الأسعار قبل ضريبة القيمة المضافة. ويُحسب سعر الكمية على مجموع قطع المنتج بكل ألوانه ومقاساته.',
    included:
      'كل الأسعار شاملة ضريبة القيمة المضافة. ويُحسب سعر الكمية على مجموع قطع المنتج بكل ألوانه ومقاساته.',
    none: 'يُحسب سعر الكمية على مجموع قطع المنتج بكل ألوانه ومقاساته.',
  },
  apply: 'طبّق',
  clear: 'مسح',
  clearAll: 'مسح الكل',
  remove: 'حذف',
  searched: (text: string) => `«${text}»`,
  /** Count beside a filter of a search that matches more products than it lists. */
  atLeast: (count: number) => `${formatNumber(count)}+`,
  show: (count: number) => (count === 0 ? 'لا توجد منتجات' : `اعرض ${products(count, 'ar', 'accusative')}`),
  sort: 'الترتيب',
  bestMatch: 'الأقرب إلى البحث',
  sorts: {
    newest: 'الأحدث',
    sold: 'الأكثر طلبًا',
    rating: 'الأعلى تقييمًا',
    price: 'السعر من الأقل',
    '-price': 'السعر من الأعلى',
  },
  unavailableHere: 'لا منتجات هنا بعد. تجد غيرها في المتجر.',
  pages: 'الصفحات',
  previous: 'السابق',
  next: 'التالي',
  pageNumber: (page: number) => `الصفحة ${formatNumber(page)}`,
  /** Title of the browser tab for a category's products. `root`: its root category; null: it is a root itself. */
  listTitle: (name: string, root: string | null) =>
    root === null ? `${name}: كل المنتجات` : `${name}، ${root}`,
  /** Title of the browser tab for a category's child categories. */
  tilesTitle: (name: string, root: string | null) =>
    `${root === null ? `${name}: كل المنتجات` : `${name}، ${root}`}: كل الأقسام`,
  pageTitle: (title: string, page: number) => (page === 1 ? title : `${title}، الصفحة ${formatNumber(page)}`),
  bestSellersOf: (name: string) => `الأكثر طلبًا في ${name}`,
  fromBlog: 'من المدوّنة',
  chooseChild: 'اختر قسمًا.',
}
