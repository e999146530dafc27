/** What every command of `shop` says, and the help of those that have no messages of their own, in Arabic. */
export const commandLine = {
  about: 'أوامر صاحب المتجر.',
  usage: 'الصيغة',
  commands: 'الأوامر',
  operands: 'ما يُكتب بعد الأمر',
  options: 'الخيارات',
  more: (command: string) => `لمزيد عن أمر: ${command}`,
  standard: {
    help: 'عرض هذه المساعدة',
    lang: 'لغة ما يُعرض؛ وإلا فلغة النظام (LANG)',
    json: 'إخراج JSON للبرامج',
    yes: 'بلا سؤال قبل ما لا رجوع عنه، للأوامر الآلية',
    by: 'اسم من يقوم بالأمر في سجل التغييرات؛ وإلا فاسم مستخدم النظام',
  },
  confirmation: { yes: 'نعم', no: 'لا' },
  refused: {
    unknownCommand: (name: string) => `لا أمر باسم «${name}». الأوامر كلها: shop --help`,
    unknownOption: (name: string) => `لا خيار باسم ${name}.`,
    twice: (name: string) => `${name} مكرر.`,
    noValue: (name: string) => `${name} لا يأخذ قيمة.`,
    missingValue: (name: string) => `${name} يحتاج إلى قيمة بعده.`,
    tooLong: (name: string) => `${name} أطول من اللازم.`,
    missingOperand: (name: string) => `ينقص ${name}.`,
    tooMany: (value: string) => `لا مكان هنا لـ«${value}».`,
    see: (command: string) => `المساعدة: shop ${command} --help`,
    lang: (value: string) => `--lang إما ar أو en، وليس «${value}».`,
    nobodyToAsk: 'هذا الأمر يطلب تأكيدًا، ولا أحد هنا ليؤكده: أضف --yes.',
    declined: 'لم يتغيّر شيء.',
  },
  import: {
    summary: 'مطابقة المتجر مع مجلد من الجداول والصور',
    dir: 'المجلد؛ ومحتواه موصوف في docs/import.md',
    dryRun: 'فحص كل شيء وعرض ما سيتغيّر، بلا أي تغيير',
  },
  newsletter: {
    about: 'مشتركو النشرة البريدية.',
    export: {
      summary: 'كتابة المشتركين في ملف CSV: البريد واللغة والموافقة ورابطا إلغاء الاشتراك',
      file: 'الملف الذي يُكتب، ويقرؤه صاحبه وحده',
    },
  },
  secrets: {
    about: 'المفاتيح التي تُوقّع بها الروابط والرموز.',
    list: { summary: 'عرض إصدارات المفاتيح ببصماتها' },
    rotate: {
      summary: 'إضافة إصدار إلى المفاتيح؛ ويبقى ما وُقّع بالإصدارات السابقة صالحًا',
      purpose: (purposes: string) => `واحد من ${purposes}؛ وإلا فكلها`,
      after: 'بعد كم ثانية يبدأ التوقيع بالإصدار الجديد، ليصل قبلها إلى كل الخوادم',
      lost: 'التخلي عن المفاتيح المفقودة وكل رابط وُقّع بها',
    },
  },
}
