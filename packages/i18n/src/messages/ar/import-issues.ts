import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

/** Messages about invalid files of the owner: a cell, a row, a file. In Arabic. */
export const importIssues = {
  /** An issue in a row of the shop, which the folder lacks. */
  stored: (key: string, reason: string) => `في «${key}» كما هو في المتجر: ${reason}`,
  more: (n: number) =>
    plural('ar', n, { one: 'وواحد غيرها', two: 'واثنان غيرها', other: `و${formatNumber(n)} غيرها` }),
  empty: 'فارغ',
  tooLong: (characters: string, most: string) => `طوله ${characters} من الحروف، والحد الأقصى ${most}`,
  tooManyCells: (most: string) => `في جداوله أكثر من ${most} خانة: قلّل صفوفها أو أعمدتها`,
  longParagraph: (marks: string, lines: string) =>
    `فيه فقرة تزيد على ${marks} من العلامات * _ ~ \` ! أو على ${lines} سطر: قسّمها بأسطر فارغة`,
  longAddress: (most: string) => `فيه رابط أو عنوان بريد يزيد على ${most} حرف`,
  tooDeep: (levels: string) => `فيه اقتباسات أو قوائم متداخلة في أكثر من ${levels} مستوى`,
  lineBreak: 'فيه فاصل أسطر؛ اكتبه في سطر واحد',
  hijri: (text: string, gregorian: string) =>
    `قيمته «${text}»، وهو تاريخ هجري؛ اكتب التاريخ الميلادي ${gregorian}`,
  early: (text: string) => `قيمته «${text}»، وهو قبل عام 2000`,
  future: (day: string, today: string) => `قيمته ${day}، ولم يأتِ بعد؛ اليوم ${today}`,
  fraction: (text: string, percent: string) =>
    `قيمته «${text}»، أقل من واحد في المئة: هل قصدت ${percent}؟ إذن اكتب ${percent}`,
  sizeDay: (text: string, size: string) =>
    `قيمته «${text}»: حوّل برنامج الجداول المقاس إلى تاريخ. اكتب ${size} وقبله فاصلة عليا: '${size}`,
  sizeList: (text: string, sizes: string[]) =>
    `قيمته «${text}»، وهي عدة مقاسات في خانة واحدة: اجعل لكل مقاس صفًا (${sizes.join(' | ')})`,
  sizeRange: (text: string, sizes: string) =>
    `فيه «${text}»: أهو مقاس واحد أم عدة مقاسات؟ اكتب ${sizes}، أو اجعل المقاس الواحد صفًا في sizes.csv`,
  unknownColour: (name: string, similar: string[]) =>
    `فيه «${name}»، وليس من الألوان الجاهزة${similar.length > 0 ? `: هل قصدت ${similar.join(' أو ')}؟` : '.'} وللون من عندك اكتب اسميه ورمزه: أزرق ليلي/Midnight blue #101a33`,
  tooManyParts: (count: string, most: string) => `فيه ${count} من الأجزاء، والحد الأقصى ${most}`,
  hasToBe: (text: string, form: string) => `قيمته «${text}»، والمطلوب ${form}`,
  oneOf: (text: string, known: string[]) => `قيمته «${text}»، والمقبول ${known.join(' أو ')}`,
  forms: {
    slug: (such: string) => `حروف لاتينية صغيرة a-z وأرقام وشرطات${such === '' ? '' : `، مثل ${such}`}`,
    pageSlug: (most: string) => `حتى ${most} من الحروف a-z الصغيرة والأرقام والشرطات، وفيها حرف على الأقل`,
    code: 'حتى 64 من الحروف a-z والأرقام و. - _',
    wholeNumber: (least: string, most: string) => `عدد صحيح من ${least} إلى ${most}`,
    amount: 'مبلغ بالريال مثل 45 أو 45.50',
    percentage: 'نسبة مئوية من 0 إلى 100، بمنزلتين عشريتين على الأكثر',
    day: 'يوم مثل 2026-03-31',
    ownColour: 'اسم بالعربية ثم بالإنجليزية ثم رمز، مثل أزرق ليلي/Midnight blue #101a33',
    tiers: 'سعر مثل 55، أو أسعار بالكمية مثل 1-9:55;10-49:50;50+:45',
    colour: 'لون مثل ‎#1f6f78',
    email: 'بريد إلكتروني',
    webAddress: 'عنوان يبدأ بـ https://',
    link: 'category:<slug> أو product:<sku> أو مسار مثل ‎/shop أو عنوان',
    iban: 'رقم آيبان',
    vatNumber: '15 رقمًا أولها وآخرها 3',
    crNumber: '10 أرقام',
    fourDigits: '4 أرقام',
    fiveDigits: '5 أرقام',
    sbcNumber: 'من 5 إلى 20 رقمًا',
    phone: 'رقم يمكن الاتصال به مثل 0501234567 أو 0112345678 أو 920012345 أو ‎+971501234567',
    whatsapp: 'رقم مثل 0501234567 أو رابط محادثة واتساب مثل https://wa.me/966501234567',
  },
  ibanDigits: (text: string) => `قيمته «${text}»، ورقما التحقق فيه لا يطابقان بقيته: في كتابته خطأ`,
  ibanLength: 'ليس 24 خانة كما هو الآيبان السعودي',
  notIn: (text: string, file: string, meant: string | null) =>
    `يذكر «${text}»، وليس في ${file}${meant === null ? '' : `: هل قصدت ${meant}؟`}`,
  notInShop: (text: string, file: string, meant: string | null) =>
    `يذكر «${text}»، وليس في المتجر: ${meant === null ? 'صحّحه،' : `هل قصدت ${meant}؟ اكتبه مكانه،`} أو صدّر المتجر وأضفه إلى ${file} واستورد هذا الملف أيضًا`,
  namesTwice: (text: string) => `يذكر «${text}» مرتين`,
  sameColour: (one: string, other: string) =>
    `فيه «${one}» و«${other}»، وهما في المتجر لون واحد: احذف أحدهما، أو اكتب له اسميه ورمزه: أزرق ليلي/Midnight blue #101a33`,
  file: {
    unknown: (meant: string | null) =>
      meant === null
        ? 'ليس من ملفات المتجر؛ وأسماؤها في docs/import.md'
        : `ليس من ملفات المتجر: هل قصدت ${meant}؟`,
    noFiles: 'لا ملف فيه من ملفات المتجر، مثل products.csv؛ وأسماؤها في docs/import.md',
    tooMany: (most: string) => `فيه أكثر من ${most} من الملفات`,
    missing: 'غير موجود',
    notAFile: 'ليس ملفًا عاديًّا، أو رابط لا يؤدي إلى شيء: انسخ الملف نفسه إلى المجلد',
    workbook: 'مصنف لا يفتحه المتجر: احفظه بصيغة ‎.xlsx، أو احفظ الورقة بصيغة «CSV UTF-8»، بالاسم نفسه',
    twice: (other: string) => `فيه الجدول الذي في ${other}: أبقِ أحدهما`,
    notUtf8: 'ليس بترميز UTF-8: احفظه من جديد بهذا الترميز',
    tooLarge: (megabytes: string) => `أكبر من ${megabytes} م.ب`,
    changed: 'تغيّر أثناء قراءته: استورد المجلد مرة أخرى',
    together: (megabytes: string) => `تزيد به جداول المجلد ونصوصه على ${megabytes} م.ب: استوردها على دفعات`,
  },
  workbook: {
    unreadable:
      'ليس مصنفًا صالحًا أو عليه كلمة مرور أو أكبر مما يُقرأ: احفظه من جديد بصيغة ‎.xlsx، أو احفظ أوراقه بصيغة «CSV UTF-8»',
    tooMany: (most: string) => `يزيد على الحد: في المجلد ${most} مصنفًا على الأكثر`,
    manySheets: (sheets: string[]) =>
      `فيه أكثر من ورقة (${sheets.join('، ')}): أبقِ ورقة الجدول وحدها، أو سمِّ الملف باسم آخر وكل ورقة باسم جدولها`,
    unknownSheet: (meant: string | null) =>
      meant === null
        ? 'ورقة ليس اسمها اسم جدول من جداول المتجر؛ وأسماؤها في docs/import.md'
        : `ورقة ليس اسمها اسم جدول من جداول المتجر: هل قصدت ${meant}؟`,
    merged: (cells: string) => `فيه خانات مدموجة (${cells}): افصلها، ولكل صف قيمته`,
    noResult: 'فيه معادلة بلا نتيجة: افتح الملف في برنامج الجداول واحفظه، أو اكتب النتيجة',
    longNumber: (digits: string) =>
      `رقم أطول من ${digits} خانة، ولا يحفظ برنامج الجداول آخره: نسّق الخانة نصًا واكتبه من جديد`,
  },
  table: {
    unreadable: 'فيه رموز لا تُقرأ: امسحها واكتب النص من جديد',
    lostLetters: (text: string) =>
      `قيمته «${text}»، وقد ضاعت حروفها حين حُفظ الملف: اكتبها من جديد واحفظ الملف بصيغة «CSV UTF-8»`,
    formula: (text: string) => `فيه المعادلة ${text}، لا نتيجتها: اكتب النتيجة`,
    formulaError: 'فيه خطأ من برنامج الجداول، لا قيمة',
    workbook: 'مصنف من برنامج جداول، لا ملف CSV: افتحه فيه واحفظ الورقة بصيغة «CSV UTF-8» بلا كلمة مرور',
    tooLong: (thousands: string, millions: string) =>
      `أسطره أكثر من ${thousands} ألف أو خاناته أكثر من ${millions} مليون مع الفارغ منها: احذف الصفوف والأعمدة الفارغة بعد الجدول`,
    empty: 'فارغ، وينقصه صف العناوين',
    notCsv: (line: string | null) =>
      `ليس ملف CSV سليمًا${line === null ? '' : ` عند السطر ${line}`}: علامة اقتباس ناقصة أو في غير مكانها`,
    notUtf8: 'ليس بترميز UTF-8: احفظه بصيغة «CSV UTF-8»',
    headingMissing: 'ليس بين العناوين',
    bothForms: (file: string, row: string) => `مكتوب هنا وفي الصف ${row} من ${file} أيضًا: أبقِ أحدهما`,
    headingNeeded: (names: string[]) =>
      `ليس بين العناوين، ولا بد منه لما يُضاف جديدًا: ${names.slice(0, 3).join('، ')}${names.length > 3 ? '، …' : ''}`,
    headingUnknown: (meant: string | null) =>
      meant === null
        ? 'ليس من أعمدة هذا الملف: احذفه، أو انظر الأعمدة في docs/import.md'
        : `ليس من أعمدة هذا الملف: هل قصدت ${meant}؟`,
    headingTwice: 'مكرر بين العناوين',
    cells: (cells: string, headings: string) =>
      `فيه خانات بلا عنوان (الخانات ${cells}، والعناوين ${headings}): فرّغها، أو ضع النص الذي فيه فواصل بين علامتي اقتباس`,
    short: (cells: string, headings: string, missing: string[]) =>
      `فيه من الخانات ${cells} ومن العناوين ${headings}: تنقص آخره ${missing.join('، ')}`,
    repeats: (row: string, name: string) => `يكرر الصف ${row}: ${name}`,
  },
  article: {
    front: 'ينقصه رأسه: أسطر مثل «title: …» بين سطرين من ---',
    line: 'ليس سطرًا مثل «title: …»',
    notAsked: 'ليس من حقول هذا الملف',
    twice: 'مكرر',
    noText: 'لا نص فيه بعد رأسه',
  },
  images: {
    notThere: (path: string, others: readonly string[]) =>
      `يذكر «${path}»، وليس في مجلد pictures${others.length === 0 ? '' : `، وفيه ${others.map((other) => `«${other}»`).join(' و')}: اكتب واحدًا منها، أو احذف غيره`}`,
    bad: (path: string, issue: string) => `يذكر «${path}»، و${issue}`,
    issues: {
      unknown: 'ليس صورة WebP أو PNG أو JPEG أو SVG صالحة',
      heic: 'هي صورة HEIC لا تعرضها المتصفحات. احفظها بصيغة JPEG، وللصور التالية اختر في الآيفون: الإعدادات ‹ الكاميرا ‹ التنسيقات ‹ الأكثر توافقًا',
      'cut off': 'هو ملف غير مكتمل',
      damaged: 'هو ملف تالف: انسخه أو احفظه من جديد',
      'too heavy': 'هو ملف أكبر من 50 م.ب: احفظه بصيغة JPEG فيصغر كثيرًا',
      'heavy svg': 'هو ملف SVG أكبر من 2 م.ب: بسّطه أو احفظه بصيغة PNG',
      'too large': 'فيه أكثر من 100 مليون بكسل: يكفيه 2400 × 3000',
    },
    noFile: (path: string) => `يذكر «${path}»، وليس هناك أو لا تمكن قراءته`,
    tooMany: (most: string) => `يذكر من الصور أكثر من ${most}`,
    together: (megabytes: string) => `يذكر صورًا حجمها معًا أكثر من ${megabytes} م.ب`,
  },
  settings: {
    qrName: (bytes: string, most: string) =>
      `حجمه ${bytes} بايت، ورمز الفاتورة يتسع لـ ${most}، أي نحو 127 حرفًا عربيًّا: اختصره`,
    noLanguage: (key: string) => `يجب أن يكون فارغًا: ${key} لا يختلف باللغة ومكانه العمود ar`,
    unknown: (key: string) => `قيمته «${key}»، وليس من الإعدادات`,
    taxWithoutVatNumber: 'يجب أن يكون 0 ما دام vat_number فارغًا: لا يحصّل الضريبة إلا المسجّل فيها',
  },
  placeholders: {
    unknown: (name: string, known: string[]) => `يذكر {${name}}، وليس واحدًا من ${known.join('، ')}`,
    empty: (name: string) => `يذكر {${name}}، وهذا الإعداد فارغ`,
  },
  content: {
    exists: 'موجود من قبل: عدّله بالأمر edit، أو اختر اسمًا آخر',
    unknown: 'غير موجود',
    noField: 'ليس من الحقول هنا',
    reserved: 'اسم صفحة من صفحات المتجر نفسه؛ اختر اسمًا غيره',
    postsIn: (slug: string) => `ينقصه «${slug}»، وفيه مقالات في المتجر`,
    tooManyPages: (most: string) => `يزيد على الحد: للمتجر ${most} صفحة على الأكثر غير about وprivacy وterms`,
    fixed: 'من الصفحات التي لا يخلو منها المتجر: تُعدَّل ولا تُحذف',
  },
  coupons: {
    sameCode: (code: string, row: string) => `قيمته «${code}»، وهو رمز الصف ${row} نفسه`,
    endsBeforeStart: (day: string) => `قيمته ${day}، قبل أن يبدأ الكوبون`,
  },
  holidays: {
    turned: (to: string, from: string) => `قيمته ${to}، قبل from وهو ${from}`,
    long: (days: string, most: string) => `يجعل الإجازة ${days} يومًا، وأطولها ${most} يومًا`,
  },
  places: { daysTurned: (from: string, to: string) => `قيمته ${from}، أكثر من days_to وهو ${to}` },
  categories: {
    menu: 'قيمته 1، ولا يظهر في القائمة إلا قسم رئيسي',
    noImage: 'فارغ، ولا منتج في القسم تؤخذ صورته',
    belowItself: (slug: string) => `يجعل «${slug}» تحت نفسه`,
    tooDeep: (most: number) => `يضع القسم تحت المستوى ${most}، وهو آخر مستوى`,
  },
  products: {
    tooLong: (sku: string, megabytes: string) =>
      `فيه المنتج «${sku}»، وصفوفه في كل الجداول أكبر من ${megabytes} م.ب`,
    noLine: (sku: string, file: string, column: string) =>
      `قيمته «${sku}»، ولا صف له في ${file} ولا شيء في العمود ${column}`,
    noLines: (skus: string[]) =>
      `ليس فيه صف لمنتجات في المتجر: ${skus.slice(0, 3).join('، ')}${skus.length > 3 ? `، … (${skus.length})` : ''}. وهو يحل محل الجدول كله: صدّر المتجر وعدّل صفوفه`,
    same: (one: string, other: string) =>
      `فيه «${one}»، والمشتري لا يميزه من «${other}»: أبقِ أحدهما، أو سمّه باسم آخر`,
    brand: (slug: string) => `يذكر «${slug}»، وليس تحت أول أقسام القائمة`,
    colour: (colour: string, sku: string, file: string) =>
      `يذكر «${colour}»، وليس من ألوان ${sku} في ${file}`,
    role: (role: string, row: string) => `قيمته ${role} مثل الصف ${row}، وللمنتج واحدة`,
    chartName: (arabic: string, other: string) => `قيمته «${arabic}»، وفي بقية الجدول «${other}»`,
    chartSize: (size: string, chart: string, missing: string[]) =>
      `قيمته «${size}»، وينقصه في ${chart}: ${missing.join('، ')}`,
  },
  tiers: {
    turned: (to: string, from: string) => `قيمته ${to}، أقل من from وهو ${from}`,
    gap: (from: string, before: string, to: string, row: string) =>
      `قيمته ${from}، فتبقى فجوة بعد ${before} إلى ${to} في الصف ${row}`,
    overlap: (from: string, before: string, to: string, row: string) =>
      `قيمته ${from}، فيتداخل مع ${before} إلى ${to} في الصف ${row}`,
  },
  warnings: {
    openTable: 'مفتوح في برنامج، وقد تكون فيه تعديلات لم تُحفظ؛ ولا يُقرأ إلا المحفوظ',
    folderNotRead: 'مجلد لا يقرؤه المتجر: يقرأ pictures وblogs وpages',
    notRead: 'ملف يضعه الماك عن ملف آخر، ولا يُقرأ',
    smallPhoto: (path: string, width: string) =>
      `يذكر «${path}»، وعرضها ${width} بكسل فقط فتظهر مشوشة؛ خذ صورة عرضها 1200 أو أكثر`,
    dearer: (price: string, before: string, row: string) =>
      `قيمته ${price}، أغلى من ${before} لعدد أقل في الصف ${row}`,
    secondMenu: (slug: string, row: string) =>
      `قيمته 1، فلا يظهر «${slug}» ولا ما تحته في أي مكان: لا يكون صفحة العلامات إلا قسم الصف ${row}. اكتب 0، فالقسم العادي في القائمة على كل حال`,
    menuOfProducts: (slug: string, count: string) =>
      `قيمته 1، فيصير «${slug}» صفحة العلامات وما تحته العلامات، ويخرج من أقسام القائمة ما فيه من المنتجات (${count}). اكتب 0، فالقسم العادي في القائمة على كل حال`,
    unusual: (what: string, is: string, was: string) => `كان ${was} وصار ${is}: ${what}`,
    unusualMore: (count: string) => `فيه ${count} غيرها زادت أو نقصت بمقدار النصف أو أكثر`,
    dearSetting: (is: string, was: string) => `قيمته «${is}» وكانت «${was}»، ويسري التغيير على كل طلب بعده`,
    gone: (gone: string, of: string) => `لم يعد فيه ${gone} مما يراه الزوار وعدده ${of}؛ فيُخفى أو يُحذف`,
  },
}
