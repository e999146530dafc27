/** "بناطيل are pants": words that mean the same garment, and the broken plurals that no stem reaches. */

import { stem } from './stem.ts'

/** Folded words and phrases that a shopper uses for one another. */
const GROUPS: readonly (readonly string[])[] = [
  [
    'زي',
    'ازياء',
    'لبس',
    'ملابس',
    'موحد',
    'يونيفورم',
    'يونيفورمات',
    'يونفورم',
    'uniform',
    'clothing',
    'workwear',
  ],
  ['بنطلون', 'بناطيل', 'بنطال', 'سروال', 'سراويل', 'pants', 'trousers', 'trouser'],
  ['تيشيرت', 'تيشرت', 'تي شيرت', 'تي شرت', 'تيشيرتات', 'tshirt', 't shirt', 'tee'],
  ['مريول', 'pinafore'],
  ['قميص', 'قمصان', 'shirt'],
  ['مدرسه', 'مدارس', 'school'],
  ['فستان', 'فساتين', 'dress'],
  ['ولد', 'ولادي', 'اولاد', 'boy'],
  ['بنت', 'بنات', 'بناتي', 'girl'],
  ['طفل', 'اطفال', 'طفولي', 'kid', 'child', 'children'],
  ['رجل', 'رجال', 'رجالي', 'man', 'men'],
  ['امراه', 'نساء', 'نسائي', 'حريمي', 'woman', 'women', 'ladies'],
  ['ثوب', 'اثواب', 'ثياب', 'دشداشه', 'دشاديش', 'thobe', 'thawb'],
  ['سكراب', 'سكرابات', 'سكرب', 'scrub', 'scrubs'],
  ['معطف', 'معاطف', 'روب', 'كوت', 'coat'],
  ['ستره', 'جاكيت', 'جواكت', 'جاكيتات', 'jacket'],
  ['صديري', 'سديري', 'فيست', 'فست', 'vest', 'waistcoat'],
  ['مريله', 'مرايل', 'مراييل', 'apron'],
  ['افرول', 'افرولات', 'اوفرول', 'عفريته', 'coverall', 'overall', 'overalls', 'boilersuit'],
  ['بدله', 'بدلات', 'بدل', 'طقم', 'اطقم', 'suit'],
  ['قبعه', 'قبعات', 'كاب', 'كابات', 'طاقيه', 'طواقي', 'cap', 'hat'],
  ['حذاء', 'احذيه', 'جزمه', 'shoe'],
  ['تنوره', 'تنانير', 'skirt'],
  ['بلوزه', 'بلايز', 'بلوزات', 'blouse'],
  ['عبايه', 'عبايات', 'عبي', 'abaya'],
  ['حجاب', 'احجبه', 'طرحه', 'طرح', 'شيله', 'شيل', 'hijab'],
  ['كنزه', 'كنزات', 'سويتر', 'بلوفر', 'sweater', 'pullover'],
  ['بولو', 'polo'],
  ['مطعم', 'مطاعم', 'restaurant'],
  ['مطبخ', 'مطابخ', 'kitchen'],
  ['مستشفي', 'مستشفيات', 'hospital'],
  ['فندق', 'فنادق', 'hotel'],
  ['مصنع', 'مصانع', 'factory'],
  ['شركه', 'شركات', 'company', 'corporate'],
  ['حارس', 'حراس', 'حراسه', 'guard'],
  ['امن', 'امني', 'امنيه', 'سيكورتي', 'سكيوريتي', 'سيكيوريتي', 'security'],
  ['طبي', 'طبيه', 'طب', 'medical'],
  ['سلامه', 'سيفتي', 'safety'],
  ['ممرض', 'ممرضه', 'ممرضات', 'تمريض', 'nurse', 'nursing'],
  ['ميكانيكي', 'mechanic'],
  ['فسفوري', 'فوسفوري', 'neon', 'fluorescent'],
  ['لون', 'الوان', 'colour', 'color'],
  ['احمر', 'حمراء', 'حمر', 'red'],
  ['ابيض', 'بيضاء', 'بيض', 'white'],
  ['اسود', 'سوداء', 'سود', 'black'],
  ['ازرق', 'زرقاء', 'زرق', 'blue'],
  ['اخضر', 'خضراء', 'خضر', 'green'],
  ['كحلي', 'كحليه', 'navy'],
  ['رمادي', 'رماديه', 'رصاصي', 'gray', 'grey'],
  ['رملي', 'بيج', 'sand', 'beige'],
  ['فيروزي', 'تركواز', 'turquoise'],
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

/** What a word or phrase of the list begins with: most texts have few of them. */
const BEGINNINGS = new Set(STEMMED.flat().map(([first]) => first))

const LONGEST_PHRASE = Math.max(...STEMMED.flat().map((phrase) => phrase.length))

/** The stems of everything that means the same as a word or phrase among these stems, in no order. */
export function synonymStems(stems: readonly string[]): string[] {
  const found = stems.flatMap((stem, at) =>
    !BEGINNINGS.has(stem)
      ? []
      : Array.from({ length: LONGEST_PHRASE }, (_, more) => stems.slice(at, at + more + 1).join(' ')).flatMap(
          (phrase) => [...(MEANINGS.get(phrase) ?? [])],
        ),
  )
  return [...new Set(found)]
}
