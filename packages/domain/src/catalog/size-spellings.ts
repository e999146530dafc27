/** Spellings of letter sizes in searches, pasted orders, imports and filters: Large, «لارج» and L are one size. */

import { foldText } from '../text/fold.ts'
import { wordList, wordSet } from '../text/word-set.ts'

/** Names that shops use for a size, with other spellings that always mean it. */
const SPELLINGS: readonly (readonly [names: string, others: string])[] = [
  ['XXS, 2XS', 'xx small'],
  ['XS', 'x small, xsmall, extra small, xtra small, اكس سمول, اكسترا سمول'],
  ['S', 'small, سمول'],
  ['M', 'medium, ميديم, ميديوم, مديم'],
  ['L', 'large, لارج, لارچ'],
  ['XL', 'x large, xlarge, extra large, xtra large, اكس لارج, اكسلارج, اكسترا لارج'],
  [
    '2XL, XXL',
    `2x, 2 xl, xx large, xxlarge, 2x large, 2xlarge, 2 اكس لارج, 2 اكس, دبل اكس لارج, دبل اكس, اكسين لارج,
    اكسين`,
  ],
  ['3XL, XXXL', '3x, 3 xl, xxx large, xxxlarge, 3x large, 3xlarge, 3 اكس لارج, 3 اكس, ثري اكس لارج, ثري اكس'],
  ['4XL, XXXXL', '4x, 4 xl, 4x large, 4xlarge, 4 اكس لارج, 4 اكس, فور اكس لارج'],
  ['5XL, XXXXXL', '5x, 5 xl, 5x large, 5xlarge, 5 اكس لارج, 5 اكس'],
  ['6XL, XXXXXXL', '6x, 6 xl, 6x large'],
  ['7XL', '7x, 7 xl, 7x large'],
  ['8XL', '8x, 8 xl, 8x large'],
  ['One size, Free size, OS, مقاس واحد, مقاس موحد, فري سايز', 'onesize, freesize, ون سايز'],
]

/** Words that mean a size only next to a word for "size": «حقيبة كبيرة» is a big bag. */
const BESIDE_MARKER: readonly (readonly [name: string, spellings: string])[] = [
  ['XS', 'صغير جدا, صغيرة جدا'],
  ['S', 'صغير, صغيرة, الصغير'],
  ['M', 'وسط, متوسط, متوسطة, المتوسط, med'],
  ['L', 'كبير, كبيرة, الكبير, lg, big'],
  ['XL', 'كبير جدا, كبيرة جدا, اكبر'],
]

/** Words for "size" or "age", before or after one. */
const MARKERS: ReadonlySet<string> = wordSet(`
  مقاس, المقاس, بمقاس, مقاسات, المقاسات, مقاسه, مقاسها, قياس, سايز,
  size, sizes, sized,
  عمر, العمر, لعمر, بعمر,
  age, aged, ages`)

/** Words that follow a child's size given as an age: "8 years". */
const YEARS: ReadonlySet<string> = wordSet(`
  سنة, سنه, سنوات, سنين, عام, أعوام, اعوام,
  year, years, yr, yrs, yo`)

const ALWAYS = new Map<string, readonly string[]>()
for (const [list, others] of SPELLINGS) {
  const names = wordList(list)
  for (const spelling of [...names, ...wordList(others)]) ALWAYS.set(foldText(spelling), names)
}

const MARKED = new Map(ALWAYS)
for (const [name, spellings] of BESIDE_MARKER)
  for (const spelling of wordSet(spellings)) MARKED.set(spelling, ALWAYS.get(foldText(name)) ?? [name])

const SYSTEMS = wordSet('EU, EUR, UK, US, أوروبي, أمريكي, بريطاني')

/** Words of the longest spelling. */
export const MAX_SIZE_WORDS = 3

export function isSizeMarker(folded: string): boolean {
  return MARKERS.has(folded)
}

/** True for a folded name of a size system: EU 42. */
export function isSizeSystem(folded: string): boolean {
  return SYSTEMS.has(folded)
}

/** True for a folded word that makes the number before it an age. */
export function countsYears(folded: string): boolean {
  return YEARS.has(folded)
}

/**
 * Returns the names that shops use for the size spelled by a folded text, or null.
 *
 * @param marked true if a word for "size" is next to it
 */
export function lettersOfSize(folded: string, marked: boolean): readonly string[] | null {
  return (marked ? MARKED : ALWAYS).get(folded) ?? null
}
