/** "بناطيل are pants": words that mean the same garment, and the broken plurals that no stem reaches. */

import { stem } from './stem.ts'

/** Folded words and phrases that a shopper uses for one another. */
const GROUPS: readonly (readonly string[])[] = [
  ['زي', 'ازياء', 'يونيفورم', 'يونيفورمات', 'uniform'],
  ['بنطلون', 'بناطيل', 'بنطال', 'سروال', 'سراويل', 'pants', 'trousers', 'trouser'],
  ['تيشيرت', 'تيشرت', 'تي شيرت', 'تي شرت', 'تيشيرتات', 'tshirt', 't shirt', 'tee'],
  ['مريول', 'مراييل', 'زي مدرسي', 'زي مدارس', 'pinafore', 'school uniform'],
  ['قميص', 'قمصان', 'shirt'],
  ['مدرسه', 'مدارس', 'school'],
  ['فستان', 'فساتين', 'dress'],
  ['ولد', 'ولادي', 'اولاد', 'boy'],
  ['بنت', 'بنات', 'بناتي', 'girl'],
  ['طفل', 'اطفال', 'طفولي', 'kid', 'child', 'children'],
  ['رجل', 'رجال', 'رجالي', 'man', 'men'],
  ['امراه', 'نساء', 'نسائي', 'حريمي', 'woman', 'women', 'ladies'],
  ['ثوب', 'اثواب', 'ثياب', 'thobe', 'thawb'],
  ['سكراب', 'سكرابات', 'سكرب', 'زي طبي', 'بدله طبيه', 'scrub', 'scrubs'],
  ['معطف', 'معاطف', 'روب', 'كوت', 'coat'],
  ['ستره', 'جاكيت', 'جواكت', 'جاكيتات', 'jacket'],
  ['صدريه', 'صدريات', 'سديري', 'فيست', 'vest'],
  ['مريله', 'مرايل', 'apron'],
  ['افرول', 'افرولات', 'اوفرول', 'بدله عمل', 'coverall', 'overall', 'overalls', 'boiler suit'],
  ['بدله', 'بدلات', 'بدل', 'طقم', 'اطقم', 'suit'],
  ['قبعه', 'قبعات', 'كاب', 'كابات', 'طاقيه', 'طواقي', 'cap', 'hat'],
  ['حذاء', 'احذيه', 'جزمه', 'shoe'],
  ['تنوره', 'تنانير', 'skirt'],
  ['بلوزه', 'بلايز', 'بلوزات', 'blouse'],
  ['عبايه', 'عبايات', 'عبي', 'abaya'],
  ['حجاب', 'احجبه', 'طرحه', 'طرح', 'hijab'],
  ['كنزه', 'كنزات', 'سويتر', 'بلوفر', 'sweater', 'pullover'],
  ['بولو', 'polo'],
  ['مطعم', 'مطاعم', 'restaurant'],
  ['مطبخ', 'مطابخ', 'kitchen'],
  ['مستشفي', 'مستشفيات', 'hospital'],
  ['فندق', 'فنادق', 'hotel'],
  ['مصنع', 'مصانع', 'factory'],
  ['شركه', 'شركات', 'company', 'corporate'],
  ['حارس', 'حراس', 'حراسه', 'guard'],
  ['امن', 'امني', 'امنيه', 'security'],
  ['طبي', 'طبيه', 'طب', 'medical'],
  ['لون', 'الوان', 'colour', 'color'],
  ['احمر', 'حمراء', 'حمر', 'red'],
  ['ابيض', 'بيضاء', 'بيض', 'white'],
  ['اسود', 'سوداء', 'سود', 'black'],
  ['ازرق', 'زرقاء', 'زرق', 'blue'],
  ['اخضر', 'خضراء', 'خضر', 'green'],
  ['كحلي', 'كحليه', 'navy'],
  ['رمادي', 'رماديه', 'gray', 'grey'],
]

const STEMMED = GROUPS.map((group) => group.map((phrase) => phrase.split(' ').map(stem)))

/** From the stems of each word or phrase, joined by a space, to the stems of all groups that it is in. */
const MEANINGS = new Map<string, Set<string>>()
for (const group of STEMMED) {
  for (const phrase of group) {
    const key = phrase.join(' ')
    MEANINGS.set(key, new Set([...(MEANINGS.get(key) ?? []), ...group.flat()]))
  }
}

const LONGEST_PHRASE = Math.max(...STEMMED.flat().map((phrase) => phrase.length))

/** The stems of everything that means the same as a word or phrase among these stems, in no order. */
export function synonymStems(stems: readonly string[]): string[] {
  const found = stems.flatMap((_, at) =>
    Array.from({ length: LONGEST_PHRASE }, (_, more) => stems.slice(at, at + more + 1).join(' ')).flatMap(
      (phrase) => [...(MEANINGS.get(phrase) ?? [])],
    ),
  )
  return [...new Set(found)]
}
