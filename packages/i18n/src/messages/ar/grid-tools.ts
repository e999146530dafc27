import { colours, tableCells } from '../../grid/plurals.ts'
import { formatNumber } from '../../numbers.ts'
import { pieces } from '../../plurals.ts'

/** With a verb in the active voice: «لم تُضف قطعة واحدة» means that not a single piece was added. */
const leftOut = (count: number) => (count > 0 ? ` تركنا ${pieces(count, 'ar', 'accusative')}.` : '')

/** Messages of the quick ways to fill the grid, in Arabic, the model for English. They come with their code. */
export const gridTools = {
  quickWays: 'طرق أسرع للتعبئة',
  more: 'المزيد',
  paste: 'لصق من إكسل',
  spread: 'توزيع عدد',
  copyRow: 'نسخ صف إلى الألوان',
  help: (size: string, colour: string) => `اكتب العدد في خانته. مثلًا: 6 تحت ${size} أمام «${colour}».`,
  clearGrid: 'مسح الجدول',
  close: 'إغلاق',
  cancel: 'إلغاء',
  keyArrows: 'مفاتيح الأسهم:',
  keyMove: 'تنقّل',
  keyEnter: 'اللون التالي',
  keyPaste: 'الصق كتلة خلايا',
  keyChange: 'زد وأنقص',
  keyEscape: 'تراجع',
  cleared: 'مسحنا الجدول.',

  /* paste */
  pasteHint:
    'انسخ الخلايا من إكسل أو جداول جوجل والصقها هنا. نتعرّف على الألوان والمقاسات من العناوين، بالعربية وبالإنجليزية.',
  pasteField: 'الخلايا المنسوخة',
  nothingPasted: 'لا كميات فيما لصقته.',
  orFile: 'أو املأ ملفًا وارفعه',
  template: 'نزّل جدولًا فارغًا',
  chooseFile: 'اختر ملفًا معبّأ',
  fileHint: 'ملف إكسل ‎(.xlsx)‎ أو CSV، ويمكنك سحبه إلى هنا.',
  fileTooLarge: 'الملف كبير جدًّا. ارفع ملفًا حجمه 1 ميجابايت على الأكثر، بجدول واحد.',
  fileUnreadable: 'لم نتمكن من قراءة الملف. احفظه بصيغة ‎.xlsx‎ أو CSV ثم ارفعه.',
  fileNotRead: 'انقطع الاتصال قبل أن نقرأ الملف.',
  pasteTooLarge: 'ما لصقته كبير جدًّا. الصق 3,000 خلية على الأكثر.',
  review: 'راجع ما لصقته',
  accepted: (cells: number, count: number, rejected: number) =>
    `${cells === 0 ? 'لم تُقبل أي خلية' : `قُبلت ${tableCells(cells, 'ar')} (${pieces(count, 'ar')})`}${
      rejected === 0 ? '' : `، ورُفضت ${tableCells(rejected, 'ar')}`
    }.`,
  colourInSheet: 'اللون في ملفك',
  colourFor: (text: string) => `اللون المقصود بـ«${text}»`,
  withoutSize: 'بلا مقاس',
  withoutColour: 'بلا لون',
  colourForMissing: 'لون القطع التي بلا لون',
  leaveOut: 'اترك هذا الصف',
  rejectedCell: (text: string) => `${text}، لم تُقبل`,
  /* {size}, {first}, {last} are sizes */
  unknownSize: (count: number) =>
    `المقاس {size} ليس من مقاسات هذا المنتج، وهي من {first} إلى {last}.${leftOut(count)}`,
  unknownColour: (text: string, count: number) =>
    `«\u2068${text}\u2069» ليس من ألوان هذا المنتج.${leftOut(count)} اختر له لونًا إن أردت.`,
  noSize: (count: number) => `تركنا من ملفك ${pieces(count, 'ar', 'accusative')} بلا مقاس.`,
  noColour: (count: number) =>
    `تركنا من ملفك ${pieces(count, 'ar', 'accusative')} بلا لون. اختر لونًا إن أردت.`,
  outside: (count: number) => `جزء مما لصقته خارج الجدول.${leftOut(count)}`,
  /* {cells} is the text of the cells. */
  notANumber: (count: number): string =>
    count === 1 ? 'ليس عددًا صحيحًا واضحًا: {cells}' : 'ليست أعدادًا صحيحة واضحة: {cells}',
  negative: (count: number): string => (count === 1 ? 'كمية سالبة: {cells}' : 'كميات سالبة: {cells}'),
  fraction: (): string => 'القطعة لا تتجزأ: {cells}',
  unreadLine: (): string => 'لم نفهم: {cells}. اكتب في كل سطر لونًا ومقاسًا وعددًا، مثل «كحلي M 20».',
  noHeads: (): string =>
    'لا يتضح أي لون ومقاس تخصه هذه الخلايا: {cells}. الصقها مع عناوين بأسماء الألوان والمقاسات.',
  whichNumber: (): string =>
    'لا يتضح أي عمود هو الكمية: {cells}. ضع فوق كل عمود عنوانه: اللون، المقاس، العدد.',
  sizesOrPieces: (): string => 'قد تكون هذه مقاسات وقد تكون كميات: {cells}. الصقها مع عناوين تبيّنها.',
  secondTable: (): string => 'جدول آخر للخلايا نفسها، ولم نأخذ منه شيئًا: {cells}. الصق كل جدول وحده.',
  aboveHeads: (): string => 'أعداد فوق العناوين، ولم تُضف: {cells}.',
  unevenRows: (): string =>
    'صفوف ينقصها عمود أو يزيد، فقد تكون الفاصلة داخل العدد: {cells}. الصق الخلايا من إكسل مباشرة.',
  severalProducts: (): string =>
    'في ما لصقته أكثر من منتج، وهذه الصفحة لمنتج واحد: {cells}. الصق صفوف هذا المنتج وحدها.',
  tooMany: (most: number) => `الحد الأقصى للطلب ${pieces(most, 'ar')}: {cells}`,
  howToPut: 'ما في الجدول الآن',
  replaceGrid: 'استبدل الجدول',
  addToGrid: 'اجمعه مع الموجود',
  putIn: (count: number) =>
    count === 0 ? 'ضعها في الجدول' : `ضع ${pieces(count, 'ar', 'accusative')} في الجدول`,
  pasted: (count: number, cells: number) =>
    `أضفنا ${pieces(count, 'ar', 'accusative')} في ${tableCells(cells, 'ar', 'genitive')}.`,

  /* spread */
  notPieces: (text: string) => `«\u2068${text}\u2069» ليس عددًا صحيحًا من القطع.`,
  tooManyTyped: (text: string, most: number) =>
    `«\u2068${text}\u2069» أكثر مما يمكن طلبه، وهو ${pieces(most, 'ar')}.`,
  keptQuantity: (count: number) => (count === 0 ? 'لم نضف شيئًا.' : `بقيت الكمية ${formatNumber(count)}.`),
  howMany: 'كم قطعة؟',
  notAQuantity: 'اكتب عددًا صحيحًا، مثل 60.',
  intoColour: 'اللون',
  everyColour: 'كل الألوان، لكل لون هذا العدد',
  run: 'التوزيع',
  runs: { '1-2-2-1': 'طبيعي', '1-2-3-2-1': 'مقاسات أكبر' },
  evenly: 'بالتساوي',
  asLastOrder: 'كآخر طلب',
  noLastOrder: 'لم نجد هذا المنتج في آخر طلباتك.',
  lastOrderFailed: 'تعذّر الوصول إلى طلباتك. حاول مرة أخرى.',
  share: (size: string) => `حصة ${size}`,
  shares: 'حصص المقاسات',
  sharesHint: 'غيّر الحصص كما تريد: الرقم الأكبر يأخذ قطعًا أكثر.',
  cannotSpread: 'اكتب عدد القطع، وحصة لمقاس واحد على الأقل.',
  spreadPieces: (count: number) => (count === 0 ? 'وزّع' : `وزّع ${pieces(count, 'ar', 'accusative')}`),
  spreadDone: (count: number) => `وزّعنا ${pieces(count, 'ar', 'accusative')}.`,

  /* copy a row */
  copyFrom: 'انسخ كميات',
  copyTo: 'إلى',
  allColours: 'كل الألوان',
  copyFirst: 'اكتب كميات في صف واحد أولًا.',
  copyToColours: (count: number) => (count === 0 ? 'انسخ' : `انسخ إلى ${colours(count, 'ar')}`),
  copied: (name: string, count: number) => `نسخنا كميات «${name}» إلى ${colours(count, 'ar')}.`,
  fromColour: (name: string, count: number) => `${name} (${formatNumber(count)})`,

  /* a link with the quantities */
  shareDraft: 'مشاركة الكميات برابط',
  draftEmpty: 'اكتب كميات في الجدول أولًا.',
  draftLink: (count: number) => `رابط يفتح المنتج وفيه ${pieces(count, 'ar')}`,
  draftHint: 'الكميات في الرابط نفسه ولا نحفظها عندنا. من يفتحه يراها ويعدّلها ويطلبها.',
  copyLink: 'انسخ الرابط',
  linkCopied: 'تم نسخ الرابط',
  copyByKeys: 'لم يسمح المتصفح بالنسخ. الرابط محدد أمامك: انسخه من هنا.',
  sendByWhatsApp: 'أرسل بواتساب',
  draftMessage: (product: string, count: number) =>
    `هذه كميات «${product}» التي اخترتها: ${pieces(count, 'ar')}. افتح الرابط لتراجعها أو تطلبها:`,
  openedDraft: 'كميات من رابط',
  draftOpened: (count: number, inGrid: number) =>
    `في الرابط ${pieces(count, 'ar')}، وفي جدولك الآن ${pieces(inGrid, 'ar')}.`,
  keepGrid: 'أبقِ جدولي',
  draftPut: (count: number) => `وضعنا في الجدول ${pieces(count, 'ar', 'accusative')} من الرابط.`,
  draftLeftOut: (cells: number) =>
    `تركنا ${tableCells(cells, 'ar', 'genitive')} من الرابط: لون أو مقاس لم يعد متاحًا.`,
  draftUnknown: 'ألوان هذا الرابط ومقاساته لم تعد متاحة.',
  draftDamaged: 'الرابط ناقص أو تالف. اطلب من مرسله أن ينسخه كاملًا.',
}
