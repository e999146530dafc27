import { formatNumber } from '../../numbers.ts'
import { plural, products } from '../../plurals.ts'

/** Messages of `shop import --from` about the product file of another shop, in Arabic. */
export const productFiles = {
  sources: { shopify: 'شوبيفاي', woocommerce: 'ووكومرس', salla: 'سلة' },
  /** Headings of the list of notes. */
  columns: {
    row: 'الصف',
    product: 'المنتج',
    field: 'العمود',
    value: 'ما كان في الملف',
    reason: 'ما حدث به',
  },
  /** Treatment of a product or value of the file. */
  notes: {
    noName: 'لا اسم له: لم يُنقل',
    giftCard: 'بطاقة هدايا: لم تُنقل، فالمتجر يبيع ما يُشحن',
    notShipped: 'ليس سلعة تُشحن: لم يُنقل',
    maybeNotShipped: 'في الملف أنه لا يُشحن، فهو مخفي. اجعل status في products.csv‏ live إن كان سلعة تُشحن',
    external: 'يُباع في متجر آخر: لم يُنقل',
    grouped: 'مجموعة منتجات: لم تُنقل، ومنتجاتها منقولة وحدها',
    noParent: 'خيار لمنتج ليس في الملف: لم يُنقل',
    noPrice: 'لا سعر له: لم يُنقل. أضفه إلى products.csv و tiers.csv حين تعرف سعره',
    badPrice: 'سعر غير مفهوم: لم يُحسب',
    noPhoto: 'لا صورة له، فهو مخفي. أضف صورته إلى pictures و photos.csv ثم اجعل status في products.csv‏ live',
    pictureOffline: 'صورة لم تُنزّل: لا اتصال بالإنترنت. ضعها في مجلد pictures بجانب الملف وأعد المحاولة',
    pictureTooMany: 'صورة لم تُنزّل: بلغت الصور الحد الأقصى',
    pictureTooLate:
      'صورة لم تُنزّل: طال التنزيل أكثر من أربع ساعات. ضعها في مجلد pictures بجانب الملف وأعد المحاولة',
    picture_address: 'صورة لم تُنزّل: عنوانها ليس من عناوين https',
    picture_private: 'صورة لم تُنزّل: عنوانها داخل شبكة خاصة',
    picture_unreachable: 'صورة لم تُنزّل: لم يُجب موقعها',
    picture_status: 'صورة لم تُنزّل: ليست في عنوانها',
    picture_tooLarge: 'صورة لم تُنزّل: أكبر من 50 م.ب',
    picture_tooSlow: 'صورة لم تُنزّل في دقيقة',
    picture_tooManyRedirects: 'صورة لم تُنزّل: عنوانها يحيل إلى عناوين كثيرة',
    picture_notPicture: 'ليست صورة WebP أو PNG أو JPEG أو SVG سليمة',
    priceVaries: 'للمنتج هنا سعر واحد لكل ألوانه ومقاساته: أُخذ الأعلى. عدّله في tiers.csv',
    priceRounded: 'قُرّب السعر إلى هللتين',
    saleLost: 'سعر مخفض لمدة: بقي السعر المعتاد. للتخفيضات المؤقتة كوبونات في coupons.csv',
    regularLost: 'السعر قبل التخفيض: لم يُنقل، والسعر المخفض هو السعر الآن',
    combinations:
      'كل مقاس يُباع هنا بكل لون، وهذه لم تكن في الملف. أخفِ المنتج أو اجعله منتجين إن كانت لا تُباع',
    optionLost: 'خيار ثالث: المتجر يبيع بالألوان والمقاسات، فلم يُنقل',
    optionAsSize: 'ليس لونًا ولا مقاسًا: صارت قيمه مقاسات في sizes.csv',
    noColour: 'لا لون له في الملف: أخذ اللون الذي في اسمه، أو «كما في الصورة». غيّره في colours.csv',
    colourUnknown: 'لون لا نعرف رمزه: صار رماديًّا. اكتب رمزه في colours.csv',
    tooManyColours: 'ألوانه أكثر من 100: نُقل أولها',
    noSize: 'لا مقاس له في الملف: له مقاس واحد، One size',
    sizeChanged: 'صُحح المقاس',
    tooManySizes: 'مقاساته أكثر من 100: نُقل أولها',
    tooManyPhotos: 'صوره أكثر من 50: نُقل أولها',
    translate: 'نص بلغة واحدة، وهو الآن في اللغتين: ترجمه في products.csv',
    translateColour: 'لون بلغة واحدة: ترجمه في colours.csv',
    translateCategory: 'فئة باسم بلغة واحدة: ترجمه في categories.csv',
    tooManyCategories: 'فئاته أكثر من 50 أو مستوياتها أكثر من 10: نُقل أولها',
    noCategory: 'لا فئة له: هو في «منتجات أخرى»',
    noDescription: 'لا وصف له: وصفه الآن اسمه',
    descriptionMedia: 'في الوصف صور أو مقاطع: لم تُنقل',
    nameCut: 'اسم طويل: قُصّ بعد 250 حرفًا',
    skuChanged: 'رمز لا يصلح أو مكرر: صار له رمز آخر',
    field: 'لا مكان له في المتجر: لم يُنقل',
  },
  refused: {
    noFile: (file: string) => `لا يوجد ملف ${file}.`,
    tooLarge: (file: string, megabytes: string) =>
      `الملف ${file} أكبر من ${megabytes} م.ب. صدّر المنتجات في أكثر من ملف.`,
    table: (file: string, reason: string) => `الملف ${file}: ${reason}.`,
    garbled: (file: string) =>
      `حروف الملف ${file} العربية تالفة، فقد حفظه برنامج جداول بترميز آخر. صدّره من جديد ولا تفتحه قبل نقله.`,
    otherSource: (file: string, name: string, source: string) =>
      `يبدو الملف ${file} من ${name}: اكتب --from ${source}`,
    headings: (file: string, name: string, missing: readonly string[]) =>
      `ليس في الملف ${file} عناوين تصدير ${name}. ينقصه: ${missing.join('، ')}.`,
    besideFull: (folder: string, most: string) =>
      `في المجلد ${folder} أكثر من ${most} من الملفات. أبقِ فيه صور المنتجات وحدها.`,
    noProducts: (file: string) => `ليس في الملف ${file} منتج يمكن نقله.`,
    folderTaken: (folder: string) =>
      `المجلد ${folder} موجود وفيه ملفات. لاستيراده: npm run shop -- import "${folder}"\nولنقل الملف من جديد إلى مكان آخر: --to مجلد`,
    notFolder: (path: string) => `${path} ليس مجلدًا تمكن قراءته. لاختيار مجلد جديد: --to مجلد`,
    source: (value: string) => `--from يقبل shopify أو woocommerce أو salla، لا «${value}».`,
    toAlone: 'الخيار --to يأتي مع --from.',
  },
  more: (n: number) =>
    plural('ar', n, { one: 'وواحد غيرها', two: 'واثنان غيرها', other: `و${formatNumber(n)} غيرها` }),
  converted: (count: number, folder: string) => `${products(count, 'ar')} في المجلد ${folder}`,
  toLookAt: (file: string) => `ما لم يُنقل أو يحتاج نظرك، والقائمة كلها في ${file}:`,
  allCarried: 'نُقل كل ما في الملف.',
}
