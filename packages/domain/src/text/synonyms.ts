/** Words that mean the same garment, and broken plurals that no stem reaches. */

import { foldText, searchStems } from './fold.ts'
import { stem } from './stem.ts'
import { wordList } from './word-set.ts'

/** Groups of words and phrases that shoppers use interchangeably. */
const GROUPS = `
زي, أزياء, لبس, ملابس, موحد, يونيفورم, يونيفورمات, يونفورم, uniform, clothing, clothes, workwear
بنطلون, بناطيل, بنطال, سروال, سراويل, pants, trousers, trouser
تيشيرت, تيشرت, تي شيرت, تي شرت, تيشيرتات, tshirt, t shirt, tee
مريول, pinafore
قميص, قمصان, shirt
مدرسة, مدارس, school
فستان, فساتين, dress
ولد, ولادي, أولاد, بنين, boy
بنت, بنات, بناتي, girl
طفل, أطفال, طفولي, kid, child, children
رجل, رجال, رجالي, man, men
امرأة, نساء, نسائي, حريمي, woman, women, ladies
ثوب, أثواب, ثياب, دشداشة, دشاديش, thobe, thawb
سكراب, سكرابات, سكرب, scrub, scrubs
معطف, معاطف, روب, كوت, coat
سترة, جاكيت, جواكت, جاكيتات, jacket
صديري, سديري, فيست, فست, vest, waistcoat
مريلة, مرايل, مراييل, مئزر, مآزر, apron
أفرول, أفرولات, اوفرول, عفريتة, coverall, overall, overalls, boilersuit
بدلة, بدلات, بدل, طقم, أطقم, suit
قبعة, قبعات, كاب, كابات, طاقية, طواقي, cap, hat
حذاء, أحذية, جزمة, shoe
تنورة, تنانير, skirt
بلوزة, بلايز, بلوزات, blouse
عباية, عبايات, عبي, abaya
حجاب, أحجبة, طرحة, طرح, شيلة, شيل, hijab
كنزة, كنزات, سويتر, بلوفر, sweater, pullover
بولو, polo
مطعم, مطاعم, restaurant
مطبخ, مطابخ, kitchen
مستشفى, مستشفيات, hospital
فندق, فنادق, hotel
مصنع, مصانع, factory
شركة, شركات, company, corporate
حارس, حراس, حراسة, guard
أمن, أمني, أمنية, سيكورتي, سكيوريتي, سيكيوريتي, security
طبي, طبية, طب, medical
سلامة, سيفتي, safety
ممرض, ممرضة, ممرضات, تمريض, nurse, nursing
ميكانيكي, mechanic
عامل, عمال, عمالة, worker, labourer, laborer
فسفوري, فوسفوري, neon, fluorescent
hi vis, hivis, hi viz, high vis, high visibility
لون, ألوان, colour, color
أحمر, حمراء, حمر, red
أبيض, بيضاء, بيض, white
أسود, سوداء, سود, black
أزرق, زرقاء, زرق, blue
أخضر, خضراء, خضر, green
كحلي, كحلية, navy
رمادي, رمادية, رصاصي, gray, grey
رملي, بيج, sand, beige
عاجي, كريمي, أوف وايت, ivory, cream
بني, بنية, brown
عنابي, ماروني, خمري, burgundy, maroon
وردي, زهري, pink
ليلكي, موف, بنفسجي, lilac, purple
برقوقي, بنفسجي, plum, purple
أصفر, صفراء, صفر, yellow
فيروزي, تركواز, turquoise`
  .trim()
  .split('\n')
  .map(wordList)

/**
 * A garment by its usual name, and phrases that mean only it. Search replaces a phrase by the name, because its single words
 * mean other garments: «بدلة» is a suit.
 */
const PHRASES: readonly (readonly [name: string, phrases: string])[] = [
  [
    'سكراب',
    `بدلة طبية, بدل طبية, بدلة طبيب, بدلة دكتور, بدلة ممرض, بدلة ممرضة, بدلة تمريض, بدلة مستشفى, طقم طبي,
    أطقم طبية, بدلة عمليات, لبس عمليات, ملابس عمليات, بدلة سكراب, طقم سكراب, medical suit, medical set,
    scrub suit, scrub set, scrubs uniform`,
  ],
  ['بولو', `قميص بولو, قمصان بولو, تيشيرت بولو, تيشرت بولو, بلوزة بولو, polo shirt, polo t shirt, polo tee`],
  ['سترة شيف', 'طقم شيف, أطقم شيف, بدلة شيف, بدلة طباخ, طقم طباخ, chef suit, chef set'],
  [
    'أفرول',
    `بدلة عمل, بدلة عمال, بدلة عامل, بدلة ميكانيكي, بدلة صيانة, طقم عمل, طقم عمال, boiler suit, work suit,
    overall suit`,
  ],
]

const STEMMED = GROUPS.map((group) => group.map((phrase) => foldText(phrase).split(' ').map(stem)))

/** Maps the stems of each word or phrase, joined by spaces, to the stems of all its groups. */
const MEANINGS = new Map<string, Set<string>>()
for (const group of STEMMED) {
  for (const phrase of group) {
    const key = phrase.join(' ')
    MEANINGS.set(key, new Set([...(MEANINGS.get(key) ?? []), ...group.flat()]))
  }
}

/** First stems of the words and phrases: a fast check, since most texts contain few. */
const BEGINNINGS = new Set(STEMMED.flat().map(([first]) => first))

const LONGEST_PHRASE = Math.max(...STEMMED.flat().map((phrase) => phrase.length))

/** Returns the stems of all synonyms of the words and phrases among these stems, in no order. */
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

/** The single words of the list, folded and as written: words that shoppers may type, whether the shop has a product for them or not. */
export const everydayWords: readonly { word: string; shown: string }[] = GROUPS.flat()
  .map((shown) => ({ word: foldText(shown), shown }))
  .filter(({ word }) => word.length >= 3 && !word.includes(' '))

const USUAL_NAMES = new Map(
  PHRASES.flatMap(([name, phrases]) =>
    wordList(phrases).map((phrase) => [searchStems(phrase).join(' '), name] as const),
  ),
)

/** Stems of the longest phrase. */
export const MAX_PHRASE_WORDS = Math.max(...[...USUAL_NAMES.keys()].map((phrase) => phrase.split(' ').length))

/** Returns the usual name of the garment that these stems together mean, or null. */
export function usualName(stems: readonly string[]): string | null {
  return USUAL_NAMES.get(stems.join(' ')) ?? null
}
