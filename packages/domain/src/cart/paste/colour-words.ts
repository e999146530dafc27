/** Colour names in Arabic and English, with synonyms. */

/** Names of one colour and its typical code, as #rrggbb. The usual Arabic and English names come first. */
export const colourWords: readonly { names: readonly string[]; code: string }[] = [
  { names: ['أسود', 'سوداء', 'black', 'blk'], code: '#1a1a1d' },
  { names: ['أبيض', 'بيضاء', 'white', 'wht'], code: '#f7f7f5' },
  { names: ['رمادي', 'رصاصي', 'سكني', 'grey', 'gray'], code: '#80858c' },
  { names: ['فضي', 'silver'], code: '#b9bcc0' },
  { names: ['فحمي', 'charcoal'], code: '#3d4046' },
  { names: ['جرافيت', 'غرافيت', 'graphite'], code: '#3a3d42' },
  { names: ['حجري', 'stone'], code: '#8b8a83' },
  { names: ['كحلي', 'نيفي', 'navy', 'navy blue', 'dark blue', 'أزرق كحلي'], code: '#22345c' },
  { names: ['كحلي ليلي', 'midnight', 'midnight blue'], code: '#1e2431' },
  { names: ['أزرق', 'زرقاء', 'blue'], code: '#3f78c0' },
  { names: ['أزرق ملكي', 'ملكي', 'رويال', 'royal', 'royal blue'], code: '#27478a' },
  {
    names: ['سماوي', 'أزرق سماوي', 'لبني', 'أزرق فاتح', 'sky', 'sky blue', 'light blue', 'baby blue'],
    code: '#bfd3e2',
  },
  { names: ['أزرق طبي', 'ceil', 'ceil blue'], code: '#7ba3cf' },
  { names: ['فيروزي', 'تركواز', 'turquoise', 'aqua'], code: '#2fa7a8' },
  { names: ['أزرق مخضر', 'بترولي', 'تيل', 'teal', 'petrol'], code: '#1f6f78' },
  { names: ['أخضر', 'خضراء', 'green'], code: '#2f7d4f' },
  { names: ['أخضر جراحي', 'جراحي', 'surgical green', 'surgical'], code: '#3f8f74' },
  { names: ['زيتي', 'زيتوني', 'أخضر زيتي', 'olive'], code: '#5a5a3c' },
  { names: ['زمردي', 'emerald'], code: '#1c4a40' },
  { names: ['نعناعي', 'mint'], code: '#a5d8c3' },
  { names: ['أحمر', 'حمراء', 'red'], code: '#b3261e' },
  { names: ['عنابي', 'خمري', 'نبيتي', 'burgundy', 'wine', 'bordeaux'], code: '#6b2338' },
  { names: ['ماروني', 'مارون', 'maroon'], code: '#7a2331' },
  { names: ['وردي', 'زهري', 'بمبي', 'pink', 'rose'], code: '#e59aae' },
  { names: ['برتقالي', 'orange'], code: '#e8701c' },
  { names: ['برتقالي فسفوري', 'hi vis orange', 'fluorescent orange', 'neon orange'], code: '#ff6a13' },
  { names: ['أصفر', 'صفراء', 'yellow'], code: '#f2c230' },
  {
    names: ['أصفر فسفوري', 'فسفوري', 'hi vis yellow', 'fluorescent yellow', 'neon yellow', 'lime'],
    code: '#d2e600',
  },
  { names: ['خردلي', 'mustard'], code: '#dba63a' },
  { names: ['ذهبي', 'gold', 'golden'], code: '#c9a13b' },
  { names: ['بني', 'بنية', 'brown'], code: '#6b4a36' },
  { names: ['موكا', 'mocha'], code: '#7d6350' },
  { names: ['جملي', 'camel'], code: '#b58b5a' },
  { names: ['بيج', 'beige'], code: '#d8c8a8' },
  { names: ['رملي', 'sand'], code: '#cdbfa6' },
  { names: ['كاكي', 'خاكي', 'khaki'], code: '#b5a27a' },
  { names: ['كريمي', 'كريم', 'سكري', 'cream', 'off white', 'أوف وايت'], code: '#ddd0b4' },
  { names: ['عاجي', 'ivory'], code: '#e2dccb' },
  { names: ['بنفسجي', 'موف', 'purple', 'violet'], code: '#7a4f9a' },
  { names: ['ليلكي', 'lilac', 'lavender', 'لافندر'], code: '#a99bc4' },
]

/** Words that make a colour lighter or darker, and neutral words around its name. */
export const shadeWords: readonly { names: readonly string[]; lightness: -1 | 0 | 1 }[] = [
  { names: ['غامق', 'غامقة', 'داكن', 'داكنة', 'dark', 'deep'], lightness: -1 },
  { names: ['فاتح', 'فاتحة', 'light', 'pale', 'باهت'], lightness: 1 },
  { names: ['لون', 'اللون', 'colour', 'color', 'سادة', 'plain', 'عادي', 'طفي'], lightness: 0 },
]
